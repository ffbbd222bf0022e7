import type { Language, LocalizedText } from '../catalogue/language.ts'
import { localized } from '../files/document-texts.ts'
import type { ClaimTopic } from './claim-book.ts'

const sendBack = localized(
  'Ihr Antrag ist angenommen. Bitte senden Sie die Ware mit dem Etikett zurück.',
  'Your claim is accepted. Please send the goods back with the label.',
  'Votre demande est acceptée. Merci de renvoyer la marchandise avec l’étiquette.',
  'La sua richiesta è accettata. Rispedisca la merce con l’etichetta.',
  'Ваша заявка принята. Отправьте товар с этикеткой.',
  'Uw aanvraag is geaccepteerd. Stuur de goederen met het etiket terug.',
  'Sua solicitação foi aceita. Envie a mercadoria com a etiqueta.',
  'Su solicitud ha sido aceptada. Envíe la mercancía con la etiqueta.',
)

const SHORTAGE = localized(
  'Wir haben die Fehlmenge bestätigt und melden uns mit Nachlieferung oder Gutschrift.',
  'We have confirmed the shortage and will deliver or credit what is missing.',
  'Nous avons confirmé le manquant : il sera livré ou crédité.',
  'Abbiamo confermato l’ammanco: sarà consegnato o accreditato.',
  'Недостача подтверждена: товар будет допоставлен или зачтён.',
  'Het tekort is bevestigd: we leveren na of crediteren.',
  'Confirmamos a falta: enviaremos ou creditaremos o que faltou.',
  'Hemos confirmado el faltante: se entregará o se abonará.',
)

const CREDITED = localized(
  'Erledigt mit Gutschrift',
  'Settled by credit note',
  'Réglé par l’avoir',
  'Chiuso con la nota di credito',
  'Закрыто кредит-нотой',
  'Afgehandeld met creditnota',
  'Encerrado com a nota de crédito',
  'Resuelto con la nota de abono',
)

/** What the seller writes once a claim is decided on. */
export function decisionIn(language: Language, topic: ClaimTopic, creditNoteNo: string | undefined): string {
  if (creditNoteNo !== undefined) return `${CREDITED[language]} ${creditNoteNo}.`
  return (topic === 'SHORTAGE' ? SHORTAGE : sendBack)[language]
}

const labels = {
  claim: localized(
    'Reklamation',
    'Claim',
    'Réclamation',
    'Reclamo',
    'Рекламация',
    'Claim',
    'Reclamação',
    'Reclamación',
  ),
  returnLabel: localized(
    'Rücksendeetikett',
    'Return label',
    'Étiquette de retour',
    'Etichetta di reso',
    'Этикетка возврата',
    'Retouretiket',
    'Etiqueta de devolução',
    'Etiqueta de devolución',
  ),
  to: localized('An', 'To', 'À', 'A', 'Кому', 'Aan', 'Para', 'A'),
  from: localized('Von', 'From', 'De', 'Da', 'От', 'Van', 'De', 'De'),
  reason: localized('Grund', 'Reason', 'Motif', 'Motivo', 'Причина', 'Reden', 'Motivo', 'Motivo'),
  remedy: localized(
    'Gewünscht',
    'Remedy wanted',
    'Demande',
    'Richiesta',
    'Требование',
    'Gewenst',
    'Solicitado',
    'Solicitado',
  ),
  description: localized(
    'Beschreibung',
    'Description',
    'Description',
    'Descrizione',
    'Описание',
    'Omschrijving',
    'Descrição',
    'Descripción',
  ),
  vin: localized('FIN', 'VIN', 'VIN', 'VIN', 'VIN', 'VIN', 'Chassi (VIN)', 'VIN'),
  mileage: localized(
    'Laufleistung',
    'Mileage',
    'Kilométrage',
    'Chilometraggio',
    'Пробег',
    'Kilometerstand',
    'Quilometragem',
    'Kilometraje',
  ),
  fitted: localized(
    'Eingebaut am',
    'Fitted on',
    'Montée le',
    'Montato il',
    'Установлено',
    'Gemonteerd op',
    'Instalada em',
    'Montada el',
  ),
  removed: localized(
    'Ausgebaut am',
    'Removed on',
    'Démontée le',
    'Smontato il',
    'Снято',
    'Gedemonteerd op',
    'Removida em',
    'Desmontada el',
  ),
  attachments: localized(
    'Anlagen',
    'Attachments',
    'Pièces jointes',
    'Allegati',
    'Приложения',
    'Bijlagen',
    'Anexos',
    'Adjuntos',
  ),
} as const satisfies Record<string, LocalizedText>

export type ClaimLabel = keyof typeof labels

export const claimLabelIn = (language: Language) => (label: ClaimLabel) => labels[label][language]

const words: Readonly<Record<string, LocalizedText>> = {
  WRONG_ORDERED: localized(
    'Falsch bestellt',
    'Ordered by mistake',
    'Commandé par erreur',
    'Ordinato per errore',
    'Заказано по ошибке',
    'Verkeerd besteld',
    'Pedido por engano',
    'Pedido por error',
  ),
  NOT_NEEDED: localized(
    'Nicht mehr benötigt',
    'No longer needed',
    'Plus nécessaire',
    'Non più necessario',
    'Больше не нужно',
    'Niet meer nodig',
    'Não é mais necessário',
    'Ya no se necesita',
  ),
  WRONG_DELIVERED: localized(
    'Falsches Teil geliefert',
    'Wrong part delivered',
    'Mauvaise pièce livrée',
    'Consegnato ricambio errato',
    'Поставлена не та деталь',
    'Verkeerd onderdeel geleverd',
    'Peça errada entregue',
    'Pieza equivocada entregada',
  ),
  MISSING: localized(
    'Fehlt',
    'Missing',
    'Manquant',
    'Mancante',
    'Отсутствует',
    'Ontbreekt',
    'Faltante',
    'Falta',
  ),
  DAMAGED: localized(
    'Beschädigt',
    'Damaged',
    'Endommagé',
    'Danneggiato',
    'Повреждено',
    'Beschadigd',
    'Danificado',
    'Dañado',
  ),
  LEAK: localized('Undicht', 'Leak', 'Fuite', 'Perdita', 'Течь', 'Lekkage', 'Vazamento', 'Fuga'),
  NOISE: localized('Geräusch', 'IgnoreReason', 'Bruit', 'Rumore', 'Шум', 'Geluid', 'Ruído', 'Ruido'),
  BREAKAGE: localized('Bruch', 'Breakage', 'Casse', 'Rottura', 'Поломка', 'Breuk', 'Quebra', 'Rotura'),
  ELECTRICAL: localized(
    'Elektrischer Fehler',
    'Electrical fault',
    'Défaut électrique',
    'Guasto elettrico',
    'Неисправность электрики',
    'Elektrische storing',
    'Falha elétrica',
    'Fallo eléctrico',
  ),
  WEAR: localized(
    'Vorzeitiger Verschleiß',
    'Premature wear',
    'Usure prématurée',
    'Usura precoce',
    'Преждевременный износ',
    'Voortijdige slijtage',
    'Desgaste prematuro',
    'Desgaste prematuro',
  ),
  OTHER: localized('Anderes', 'Other', 'Autre', 'Altro', 'Другое', 'Anders', 'Outro', 'Otro'),
  CREDIT: localized('Gutschrift', 'Credit', 'Avoir', 'Accredito', 'Зачёт', 'Creditering', 'Crédito', 'Abono'),
  REPLACEMENT: localized(
    'Ersatz',
    'Replacement',
    'Remplacement',
    'Sostituzione',
    'Замена',
    'Vervanging',
    'Substituição',
    'Sustitución',
  ),
  REPAIR: localized(
    'Reparatur',
    'Repair',
    'Réparation',
    'Riparazione',
    'Ремонт',
    'Reparatie',
    'Reparo',
    'Reparación',
  ),
}

/** A reason or a remedy. */
export const claimWordIn = (language: Language, code: string) => words[code]?.[language] ?? code
