import type { LanguageId } from '#contracts/shared.dto.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import type { Language, LocalizedText } from '../catalogue/language.ts'
import { localized } from '../files/document-texts.ts'

type Topic = 'RETURN' | 'WARRANTY' | 'CORE' | 'SHORTAGE' | 'CREDIT' | 'MASTER_DATA'

/** A form that exists as a PDF file and as an online form. */
export type FormSheet = {
  readonly topic: Topic
  readonly name: string
  readonly title: LocalizedText
  readonly purpose: LocalizedText
  /** ISO 8601 date. */
  readonly versionDate: string
  readonly asksForDocument: boolean
  /** Languages of the PDF file; speakers of other languages get the English one. */
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
      'Give back unused goods in their original packaging',
      'Rendre des marchandises neuves dans leur emballage d’origine',
      'Restituire merce non utilizzata nell’imballo originale',
      'Вернуть неиспользованный товар в заводской упаковке',
      'Ongebruikte goederen in originele verpakking terugsturen',
      'Devolver mercadoria sem uso na embalagem original',
      'Devolver mercancía sin usar en su embalaje original',
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
      'Una pieza montada ha fallado',
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
      'Retour de consigne',
      'Reso carcassa',
      'Возврат старой детали',
      'Retour inruildeel',
      'Devolução de casco',
      'Devolución de casco',
    ),
    purpose: localized(
      'Altteil abgeben und Pfand gutschreiben lassen',
      'Hand in the old part and have its deposit credited',
      'Rendre la vieille pièce et récupérer la consigne',
      'Consegnare il pezzo usato e riavere la cauzione',
      'Сдать старую деталь и вернуть залог',
      'Oud onderdeel inleveren en statiegeld terugkrijgen',
      'Entregar a peça usada e receber o crédito do casco',
      'Entregar la pieza usada y recuperar el depósito',
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
      'Il manquait quelque chose dans une livraison, ou c’était abîmé',
      'In una consegna mancava qualcosa o era danneggiato',
      'В поставке чего-то не хватало или товар был повреждён',
      'In een levering ontbrak iets of het was beschadigd',
      'Faltou algo em uma entrega ou chegou danificado',
      'Faltaba algo en una entrega o llegó dañado',
    ),
  },
  {
    topic: 'CREDIT',
    name: 'credit',
    versionDate: '2025-09-01',
    asksForDocument: false,
    languages: ['de', 'en', 'fr'],
    title: localized(
      'Kreditantrag',
      'Credit application',
      'Demande de crédit',
      'Richiesta di fido',
      'Заявка на кредитный лимит',
      'Kredietaanvraag',
      'Solicitação de crédito',
      'Solicitud de crédito',
    ),
    purpose: localized(
      'Kauf auf Rechnung oder ein höheres Limit beantragen',
      'Apply for purchase on account, or for a higher limit',
      'Demander le paiement sur facture ou un plafond plus élevé',
      'Chiedere il pagamento su fattura o un fido più alto',
      'Запросить отсрочку платежа или больший лимит',
      'Kopen op rekening of een hogere limiet aanvragen',
      'Pedir compra faturada ou um limite maior',
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
      'Fiche de données de base',
      'Scheda anagrafica',
      'Карточка клиента',
      'Stamgegevensblad',
      'Ficha cadastral',
      'Ficha de datos maestros',
    ),
    purpose: localized(
      'Anschrift, Bank oder Steuernummer ändern',
      'Change the address, the bank or the tax number',
      'Modifier l’adresse, la banque ou le numéro fiscal',
      'Modificare indirizzo, banca o partita IVA',
      'Изменить адрес, банк или налоговый номер',
      'Adres, bank of btw-nummer wijzigen',
      'Alterar endereço, banco ou número fiscal',
      'Cambiar la dirección, el banco o el NIF',
    ),
  },
]

export const findSheet = (name: string) => formSheets.find((sheet) => sheet.name === name)

/** The form by the id of its online version. */
export const onlineSheet = (formId: string) => formSheets.find(({ name }) => `${name}-online` === formId)

export const onlineSheetOf = (wanted: Topic) => formSheets.find(({ topic }) => topic === wanted)!

/** The language of the PDF file for a visitor. */
export function fileLanguage({ languages }: FormSheet, languageID: LanguageId): Language {
  const language = catalogueLanguage[languageID]
  return languages === 'all' || languages.includes(language) ? language : 'en'
}
