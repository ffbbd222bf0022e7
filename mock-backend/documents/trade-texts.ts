import type { Language, LocalizedText } from '../catalogue/language.ts'
import { isoDay, type Day } from '../calendar/calendar.ts'
import type { CreditKind, CreditNote, Invoice, PaymentKind } from '../orders/document-flow.ts'
import { paymentNames } from '../shipping/checkout-names.ts'
import type { VatCategory } from '../orders/vat.ts'
import { dateIn, localized } from '../files/document-texts.ts'

const coreDeposit = localized(
  'Altteilpfand',
  'Core deposit',
  'Consigne',
  'Cauzione carcassa',
  'Залог за обменный агрегат',
  'Statiegeld ruildeel',
  'Caução do casco',
  'Depósito por casco',
)

export const coreDepositText = (name: string, language: Language) => `${coreDeposit[language]}: ${name}`

const payBy = localized(
  'Zahlbar ohne Abzug bis {date}.',
  'Payable without deduction by {date}.',
  'Payable sans escompte au plus tard le {date}.',
  'Pagamento senza sconti entro il {date}.',
  'Оплата без вычетов до {date}.',
  'Te betalen zonder korting uiterlijk op {date}.',
  'Pagamento sem desconto até {date}.',
  'Pagadero sin descuento hasta el {date}.',
)
const setOff = localized(
  'Wird mit offenen Rechnungen verrechnet.',
  'Will be offset against open invoices.',
  'Sera imputé sur les factures à régler.',
  'Sarà compensata con le fatture da saldare.',
  'Будет зачтено в счёт неоплаченных счетов.',
  'Wordt verrekend met openstaande facturen.',
  'Será compensado com faturas em aberto.',
  'Se compensará con las facturas pendientes.',
)

/** Reasons for a credit note. */
export const creditReasons: Readonly<Record<CreditKind, LocalizedText>> = {
  RETURN: localized(
    'Rücksendung',
    'Return',
    'Retour',
    'Reso',
    'Возврат',
    'Retour',
    'Devolução',
    'Devolución',
  ),
  PRICE: localized(
    'Preiskorrektur',
    'Price correction',
    'Correction de prix',
    'Rettifica prezzo',
    'Корректировка цены',
    'Prijscorrectie',
    'Correção de preço',
    'Corrección de precio',
  ),
  CORE: coreDeposit,
  BONUS: localized('Bonus', 'Bonus', 'Ristourne', 'Bonus', 'Бонус', 'Bonus', 'Bônus', 'Bonificación'),
}

/** Texts of printed documents. */
export const paperTexts = {
  deliveryDate: localized(
    'Lieferdatum',
    'Delivery date',
    'Date de livraison',
    'Data di consegna',
    'Дата поставки',
    'Leverdatum',
    'Data de entrega',
    'Fecha de entrega',
  ),
  payment: localized(
    'Zahlung',
    'Payment',
    'Paiement',
    'Pagamento',
    'Оплата',
    'Betaling',
    'Pagamento',
    'Pago',
  ),
  vatId: localized(
    'USt-IdNr.',
    'VAT no.',
    'N° de TVA',
    'Partita IVA',
    'Номер плательщика НДС',
    'Btw-nummer',
    'N.º de IVA',
    'NIF-IVA',
  ),
  yourVatId: localized(
    'Ihre USt-IdNr.',
    'Your VAT no.',
    'Votre n° de TVA',
    'Sua partita IVA',
    'Ваш номер плательщика НДС',
    'Uw btw-nummer',
    'Seu n.º de IVA',
    'Su NIF-IVA',
  ),
  registration: localized(
    'Ihre Registernr.',
    'Your registration',
    'Votre n° de registre',
    'Suo n. registro',
    'Ваш рег. номер',
    'Uw registernummer',
    'Seu CNPJ',
    'Su n.º de registro',
  ),
  taxNumber: localized(
    'Steuernummer',
    'Tax no.',
    'N° fiscal',
    'Codice fiscale',
    'Налоговый номер',
    'Fiscaal nummer',
    'Inscrição',
    'N.º fiscal',
  ),
  bank: localized(
    'Bankverbindung',
    'Bank details',
    'Coordonnées bancaires',
    'Coordinate bancarie',
    'Банковские реквизиты',
    'Bankgegevens',
    'Dados bancários',
    'Datos bancarios',
  ),
  creditReason: localized('Grund', 'Reason', 'Motif', 'Motivo', 'Причина', 'Reden', 'Motivo', 'Motivo'),
  goods: localized(
    'Warenwert',
    'Goods',
    'Marchandises',
    'Merce',
    'Стоимость товара',
    'Goederen',
    'Mercadorias',
    'Mercancía',
  ),
  vatRate: localized('MwSt. %', 'VAT %', 'TVA %', 'IVA %', 'НДС %', 'Btw %', 'Imp. %', 'IVA %'),
  page: localized(
    'Seite {page} von {count}',
    'Page {page} of {count}',
    'Page {page} sur {count}',
    'Pagina {page} di {count}',
    'Страница {page} из {count}',
    'Pagina {page} van {count}',
    'Página {page} de {count}',
    'Página {page} de {count}',
  ),
} as const

const paidBy = localized(
  'Bezahlt am {date}: {payment}. Es ist nichts mehr zu zahlen.',
  'Paid on {date}: {payment}. Nothing is left to pay.',
  'Payée le {date} : {payment}. Il ne reste rien à payer.',
  'Pagato il {date}: {payment}. Non resta nulla da pagare.',
  'Оплачено {date}: {payment}. К оплате ничего не осталось.',
  'Betaald op {date}: {payment}. Er is niets meer te betalen.',
  'Pago em {date}: {payment}. Não há mais nada a pagar.',
  'Pagado el {date}: {payment}. No queda nada por pagar.',
)

const refunded = localized(
  'Erstattet am {date}: {payment}.',
  'Refunded on {date}: {payment}.',
  'Remboursé le {date} : {payment}.',
  'Rimborsato il {date}: {payment}.',
  'Возвращено {date}: {payment}.',
  'Terugbetaald op {date}: {payment}.',
  'Reembolsado em {date}: {payment}.',
  'Reembolsado el {date}: {payment}.',
)

const payAhead = localized(
  'Bitte überweisen Sie {amount} bis zum {date} mit dem Verwendungszweck {number}. Wir liefern, sobald die Zahlung eingegangen ist.',
  'Please transfer {amount} by {date}, quoting {number}. We deliver once the payment has arrived.',
  'Merci de virer {amount} au plus tard le {date} en indiquant la référence {number}. Nous livrons dès réception du paiement.',
  'La preghiamo di versare {amount} entro il {date} con la causale {number}. Spediamo appena ricevuto il pagamento.',
  'Просим перечислить {amount} до {date}, указав в назначении платежа {number}. Отгрузим товар после поступления оплаты.',
  'Maak {amount} uiterlijk op {date} over onder vermelding van {number}. Wij leveren zodra de betaling binnen is.',
  'Transfira {amount} até {date} informando a referência {number}. Enviamos assim que o pagamento for recebido.',
  'Transfiera {amount} a más tardar el {date} con el concepto {number}. Enviamos en cuanto recibamos el pago.',
)

/** Text on an order that waits for its prepayment. */
export const prepaymentText = (language: Language, amount: string, date: string, number: string) =>
  payAhead[language]
    .replace('{amount}', amount)
    .replace('{date}', dateIn(language, date))
    .replace('{number}', number)

/** Text about the due date, or about the payment with the order. */
export function paymentTerms({ payments: [paid], dueDay }: Invoice, language: Language): string {
  return paid?.by === undefined
    ? payBy[language].replace('{date}', dateIn(language, isoDay(dueDay)))
    : paidText(paidBy, { day: paid.day, by: paid.by }, language)
}

/** Text about the set-off or the refund of a credit note. */
export const creditTerms = ({ applied }: CreditNote, language: Language): string =>
  applied?.refundedBy === undefined
    ? setOff[language]
    : paidText(refunded, { day: applied.day, by: applied.refundedBy }, language)

type Paid = { readonly day: Day; readonly by: PaymentKind }

const paidText = (texts: LocalizedText, { day, by }: Paid, language: Language) =>
  texts[language]
    .replace('{date}', dateIn(language, isoDay(day)))
    .replace('{payment}', paymentNames[by][language])

const invoiceLine = localized(
  'Zu Rechnung {number}, Position {line}',
  'For invoice {number}, line {line}',
  'Concerne la facture {number}, ligne {line}',
  'Per la fattura {number}, riga {line}',
  'К счёту {number}, позиция {line}',
  'Bij factuur {number}, regel {line}',
  'Referente à fatura {number}, item {line}',
  'De la factura {number}, línea {line}',
)

export const invoiceLineText = (language: Language, number: string, line: number) =>
  invoiceLine[language].replace('{number}', number).replace('{line}', String(line))

/** Reason why a line has no VAT: code list VATEX of EN 16931, and the text for the reader. */
const exemptions = {
  AE: {
    code: 'VATEX-EU-AE',
    text: localized(
      'Steuerschuldnerschaft des Leistungsempfängers',
      'Reverse charge',
      'Autoliquidation',
      'Inversione contabile',
      'Обратное начисление НДС',
      'Btw verlegd',
      'Autoliquidação',
      'Inversión del sujeto pasivo',
    ),
  },
  K: {
    code: 'VATEX-EU-IC',
    text: localized(
      'Steuerfreie innergemeinschaftliche Lieferung',
      'VAT-exempt intra-community supply',
      'Livraison intracommunautaire exonérée de TVA',
      'Cessione intracomunitaria non imponibile',
      'Поставка внутри ЕС, без НДС',
      'Intracommunautaire levering, vrijgesteld van btw',
      'Entrega intracomunitária isenta de IVA',
      'Entrega intracomunitaria exenta de IVA',
    ),
  },
  G: {
    code: 'VATEX-EU-G',
    text: localized(
      'Steuerfreie Ausfuhrlieferung',
      'VAT-exempt export',
      'Exportation exonérée de TVA',
      'Esportazione non imponibile',
      'Экспорт, без НДС',
      'Uitvoer, vrijgesteld van btw',
      'Exportação isenta de impostos',
      'Exportación exenta de IVA',
    ),
  },
  O: {
    code: 'VATEX-EU-O',
    text: localized(
      'Nicht steuerbar',
      'Not subject to VAT',
      'Non soumis à la TVA',
      'Fuori campo IVA',
      'Не облагается НДС',
      'Niet onderworpen aan btw',
      'Não sujeito a imposto',
      'No sujeto a IVA',
    ),
  },
  E: {
    code: undefined,
    text: localized(
      'Von der Steuer befreit',
      'Exempt from VAT',
      'Exonéré de TVA',
      'Esente da IVA',
      'Освобождено от НДС',
      'Vrijgesteld van btw',
      'Isento de imposto',
      'Exento de IVA',
    ),
  },
} as const satisfies Partial<Record<VatCategory, object>>

export const vatExemptionOf = (category: VatCategory) =>
  category === 'S' || category === 'Z' ? undefined : exemptions[category]
