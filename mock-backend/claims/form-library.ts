import type { LanguageId } from '#contracts/shared.dto.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import type { Language, LocalizedText } from '../catalogue/language.ts'
import { localized } from '../files/document-texts.ts'
import { CLAIM_DAYS } from '../orders/claim-rules.ts'

type Topic = 'RETURN' | 'WARRANTY' | 'CORE' | 'SHORTAGE' | 'CREDIT' | 'MASTER_DATA'

/** A form that exists as a PDF file and as an online form. */
export type FormSheet = {
  readonly topic: Topic
  readonly name: string
  readonly title: LocalizedText
  readonly purpose: LocalizedText
  /** Text about the claim period; `{}` is the number of days since delivery, or of months for a warranty. */
  readonly terms?: LocalizedText | undefined
  /** ISO 8601 date. */
  readonly versionDate: string
  readonly asksForDocument: boolean
  /** Languages of the PDF file; users of other languages get the English one. */
  readonly languages: 'all' | readonly Language[]
}

export const formSheets: readonly FormSheet[] = [
  {
    topic: 'RETURN',
    name: 'return',
    versionDate: '2026-03-02',
    asksForDocument: true,
    languages: 'all',
    title: localized(
      'Rücksendeschein',
      'Return note',
      'Bon de retour',
      'Modulo di reso',
      'Заявление на возврат',
      'Retourbon',
      'Solicitação de devolução',
      'Nota de devolución',
    ),
    purpose: localized(
      'Unbenutzte Ware in Originalverpackung zurückgeben',
      'Return unused goods in their original packaging',
      'Rendre des marchandises neuves dans leur emballage d’origine',
      'Restituire merce non utilizzata nell’imballo originale',
      'Вернуть неиспользованный товар в заводской упаковке',
      'Ongebruikte goederen in originele verpakking terugsturen',
      'Devolver mercadoria sem uso na embalagem original',
      'Devolver mercancía sin usar en su embalaje original',
    ),
    terms: localized(
      'Innerhalb von {} Tagen nach der Lieferung, unbenutzt und originalverpackt. Was nicht benötigt oder falsch bestellt wurde, nehmen wir zurück und schreiben es gut, sobald die Ware eingetroffen ist. Alles Übrige prüfen wir.',
      'Within {} days of delivery, unused and in the original packaging. We take back what is no longer needed or was ordered by mistake, and credit it when the goods have arrived. We review everything else.',
      'Dans les {} jours suivant la livraison, article neuf et dans son emballage d’origine. Nous reprenons ce qui n’est plus nécessaire ou a été commandé par erreur, et le créditons à réception de la marchandise. Tout le reste est examiné.',
      'Entro {} giorni dalla consegna, merce non usata e nell’imballo originale. Riprendiamo ciò che non serve più o è stato ordinato per errore e lo accreditiamo all’arrivo della merce. Tutto il resto viene esaminato.',
      'В течение {} дней после доставки, без следов использования и в заводской упаковке. Ненужный или ошибочно заказанный товар мы принимаем и возмещаем его стоимость после поступления. Остальное мы рассматриваем отдельно.',
      'Binnen {} dagen na levering, ongebruikt en in de originele verpakking. Wat niet meer nodig of verkeerd besteld is, nemen wij terug en crediteren wij zodra de goederen zijn ontvangen. Al het andere beoordelen wij.',
      'Em até {} dias após a entrega, sem uso e na embalagem original. Aceitamos o que não é mais necessário ou foi pedido por engano e creditamos quando a mercadoria chegar. Analisamos todo o resto.',
      'En los {} días siguientes a la entrega, sin usar y en el embalaje original. Aceptamos lo que ya no se necesita o se pidió por error y lo abonamos cuando llega la mercancía. Revisamos todo lo demás.',
    ),
  },
  {
    topic: 'WARRANTY',
    name: 'warranty',
    versionDate: '2026-06-15',
    asksForDocument: true,
    languages: 'all',
    title: localized(
      'Gewährleistungsantrag',
      'Warranty claim',
      'Demande de garantie',
      'Richiesta di garanzia',
      'Гарантийная рекламация',
      'Garantieclaim',
      'Solicitação de garantia',
      'Reclamación de garantía',
    ),
    purpose: localized(
      'Ein eingebautes Teil ist ausgefallen',
      'A part has failed after it was fitted',
      'Une pièce montée est tombée en panne',
      'Un ricambio montato si è guastato',
      'Установленная деталь вышла из строя',
      'Een gemonteerd onderdeel is defect geraakt',
      'Uma peça instalada apresentou defeito',
      'Un recambio montado ha fallado',
    ),
    terms: localized(
      'Innerhalb von {} Monaten nach der Lieferung. Wir prüfen Ihren Antrag; die Ware senden Sie erst nach unserer Zusage.',
      'Within {} months of delivery. We review your claim; send the goods only after we have accepted it.',
      'Dans les {} mois suivant la livraison. Nous examinons votre demande ; n’envoyez la marchandise qu’après notre accord.',
      'Entro {} mesi dalla consegna. Esaminiamo la richiesta; spedisca la merce solo dopo la nostra accettazione.',
      'В течение {} месяцев после доставки. Мы рассматриваем рекламацию; отправляйте товар только после нашего согласия.',
      'Binnen {} maanden na levering. Wij beoordelen uw claim; stuur de goederen pas na onze acceptatie.',
      'Em até {} meses após a entrega. Analisamos a reclamação; envie a mercadoria somente depois de aceitarmos.',
      'En los {} meses siguientes a la entrega. Revisamos su reclamación; envíe la mercancía solo cuando la hayamos aceptado.',
    ),
  },
  {
    topic: 'CORE',
    name: 'core',
    versionDate: '2026-01-12',
    asksForDocument: true,
    languages: 'all',
    title: localized(
      'Altteilrückgabe',
      'Core return',
      'Retour de carcasse',
      'Reso carcassa',
      'Возврат обменного агрегата',
      'Retour ruildeel',
      'Devolução de casco',
      'Devolución de casco',
    ),
    purpose: localized(
      'Altteil abgeben und Pfand gutschreiben lassen',
      'Return the core and have its deposit credited',
      'Rendre la carcasse et récupérer la consigne',
      'Consegnare la carcassa e riavere la cauzione',
      'Сдать обменный агрегат и вернуть залог',
      'Ruildeel inleveren en statiegeld terugkrijgen',
      'Devolver o casco e receber o crédito da caução',
      'Entregar el casco y recuperar el depósito',
    ),
    terms: localized(
      'Innerhalb von {} Tagen nach der Lieferung, vollständig und nicht zerlegt. Das Pfand schreiben wir gut, sobald das Altteil eingetroffen ist.',
      'Within {} days of delivery, complete and not taken apart. We credit the deposit when the core has arrived.',
      'Dans les {} jours suivant la livraison, complète et non démontée. Nous créditons la consigne à réception de la carcasse.',
      'Entro {} giorni dalla consegna, completa e non smontata. Accreditiamo la cauzione all’arrivo della carcassa.',
      'В течение {} дней после доставки, комплектный и неразобранный. Залог возвращается после поступления обменного агрегата.',
      'Binnen {} dagen na levering, compleet en niet gedemonteerd. Wij crediteren het statiegeld zodra het ruildeel is ontvangen.',
      'Em até {} dias após a entrega, completo e não desmontado. Creditamos a caução quando o casco chegar.',
      'En los {} días siguientes a la entrega, completo y sin desmontar. Abonamos el depósito cuando llega el casco.',
    ),
  },
  {
    topic: 'SHORTAGE',
    name: 'shortage',
    versionDate: '2025-11-03',
    asksForDocument: true,
    languages: 'all',
    title: localized(
      'Fehlmengenmeldung',
      'Shortage report',
      'Déclaration de manquant',
      'Segnalazione di ammanco',
      'Акт о недостаче',
      'Melding tekort',
      'Comunicação de falta',
      'Aviso de faltante',
    ),
    purpose: localized(
      'In einer Lieferung fehlte etwas oder es war beschädigt',
      'Something was missing from a delivery, or was damaged',
      'Une livraison était incomplète ou endommagée',
      'In una consegna mancava qualcosa o era danneggiato',
      'В поставке чего-то не хватало или товар был повреждён',
      'In een levering ontbrak iets of was iets beschadigd',
      'Faltou algo em uma entrega ou algo chegou danificado',
      'Faltaba algo en una entrega o llegó dañado',
    ),
    terms: localized(
      'Innerhalb von {} Tagen nach der Lieferung. Wir prüfen Ihre Meldung und schreiben gut oder liefern nach.',
      'Within {} days of delivery. We review your report, then credit or deliver what is missing.',
      'Dans les {} jours suivant la livraison. Nous examinons votre signalement, puis créditons ou livrons le manquant.',
      'Entro {} giorni dalla consegna. Esaminiamo la segnalazione, poi accreditiamo o consegniamo il mancante.',
      'В течение {} дней после доставки. Мы проверяем сообщение и возмещаем стоимость недостающего или допоставляем его.',
      'Binnen {} dagen na levering. Wij beoordelen uw melding en crediteren of leveren wat ontbreekt.',
      'Em até {} dias após a entrega. Analisamos a comunicação e creditamos ou entregamos o que falta.',
      'En los {} días siguientes a la entrega. Revisamos su aviso y abonamos o entregamos lo que falta.',
    ),
  },
  {
    topic: 'CREDIT',
    name: 'credit',
    versionDate: '2025-09-01',
    asksForDocument: false,
    languages: ['de', 'en', 'fr'],
    title: localized(
      'Antrag auf Kreditrahmen',
      'Credit application',
      'Demande d’encours',
      'Richiesta di fido',
      'Заявка на кредитный лимит',
      'Kredietaanvraag',
      'Solicitação de crédito',
      'Solicitud de crédito',
    ),
    purpose: localized(
      'Kauf auf Rechnung oder einen höheren Kreditrahmen beantragen',
      'Apply for purchase on account, or for a higher limit',
      'Demander le paiement sur facture ou un plafond plus élevé',
      'Chiedere il pagamento su fattura o un fido più alto',
      'Запросить отсрочку платежа или больший кредитный лимит',
      'Kopen op rekening of een hogere limiet aanvragen',
      'Solicitar compra faturada ou um limite maior',
      'Solicitar compra a crédito o un límite mayor',
    ),
  },
  {
    topic: 'MASTER_DATA',
    name: 'master-data',
    versionDate: '2026-02-20',
    asksForDocument: false,
    languages: 'all',
    title: localized(
      'Stammdatenblatt',
      'Master data sheet',
      'Fiche client',
      'Scheda anagrafica',
      'Карточка клиента',
      'Stamgegevensblad',
      'Ficha cadastral',
      'Datos del cliente',
    ),
    purpose: localized(
      'Neue Bank oder Steuernummer mitteilen; die Rechnungsadresse ändern Sie unter „Adressen“',
      'Tell us a new bank or tax number; the billing address is changed under Addresses',
      'Communiquer de nouvelles coordonnées bancaires ou un nouveau numéro fiscal ; l’adresse de facturation se modifie sous « Adresses »',
      'Comunicare una nuova banca o partita IVA; l’indirizzo di fatturazione si modifica in Indirizzi',
      'Сообщить о новом банке или налоговом номере; адрес для счетов меняется в разделе «Адреса»',
      'Nieuwe bank of nieuw btw-nummer doorgeven; het factuuradres wijzigt u onder Adressen',
      'Informar novo banco ou número fiscal; o endereço de cobrança é alterado em Endereços',
      'Comunicar nuevos datos bancarios o un nuevo NIF; la dirección de facturación se cambia en «Direcciones»',
    ),
  },
]

export const findSheet = (name: string) => formSheets.find((sheet) => sheet.name === name)

/** The form with the id of the online form. */
export const onlineSheet = (formId: string) => formSheets.find(({ name }) => `${name}-online` === formId)

export const onlineSheetOf = (requestedTopic: Topic) =>
  formSheets.find(({ topic }) => topic === requestedTopic)!

/** The language of the PDF file for a visitor. */
export function fileLanguage({ languages }: FormSheet, languageID: LanguageId): Language {
  const language = catalogueLanguage[languageID]
  return languages === 'all' || languages.includes(language) ? language : 'en'
}

/** The text with the claim period: in months for a warranty, otherwise in days. */
export function claimTermsOf({ topic, terms }: FormSheet, language: Language): string | undefined {
  if (topic === 'CREDIT' || topic === 'MASTER_DATA') return undefined
  const days = CLAIM_DAYS[topic]
  return terms?.[language].replace('{}', String(topic === 'WARRANTY' ? Math.floor(days / 30) : days))
}
