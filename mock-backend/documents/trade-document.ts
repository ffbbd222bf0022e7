import { DEFAULT_ENTITY, entities, type LegalData } from '../locale/entities.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { DocumentFlowLine, Invoice, Order, Party } from '../orders/document-flow.ts'
import { customerProfileOf } from '../orders/order-profile.ts'
import { vatOf, type Vat } from '../orders/vat.ts'
import { transportNames } from '../shipping/checkout-names.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { Caller } from '../session/callers.ts'
import { orderNoOf, orderOf, type AccountDocument } from './account-document.ts'
import { labelIn } from '../files/document-texts.ts'
import { chargesOf, invoiceLineNoOf } from './document-view.ts'
import { coreDepositText, creditTerms, invoiceLineText, paymentTerms } from './trade-texts.ts'
import { dispatchDayOf } from '../orders/statuses.ts'

export type TradeParty = Pick<Party, 'company' | 'street' | 'postCode' | 'city' | 'countryID'> &
  Partial<Pick<LegalData, 'vatId' | 'taxNumber' | 'registrationId'>>

export type TradeLine = {
  readonly name: string
  readonly note?: string | undefined
  readonly orderLineNo?: string | undefined
  /** Cost centre (BT-133 of EN 16931). */
  readonly costCentre?: string | undefined
  readonly sku: string
  readonly gtin?: string | undefined
  readonly quantity: number
  /** UN/ECE recommendation 20 or 21. */
  readonly unit: string
  /** Net, per piece. */
  readonly unitPrice: MinorUnits
  readonly vat: Vat
  readonly originCountry?: string | undefined
  readonly tariffNo?: string | undefined
}

/** An amount of the whole document, net: added if charged, subtracted if allowed. */
export type TradeCharge = {
  readonly isCharge: boolean
  readonly reason: string
  readonly amount: MinorUnits
  readonly vat: Vat
}

/** An invoice or a credit note with all fields of EN 16931; dates are ISO 8601. */
export type TradeDocument = {
  readonly type: 'INVOICE' | 'CREDIT_NOTE'
  readonly documentNo: string
  readonly date: string
  readonly dueDate?: string | undefined
  readonly currency: string
  readonly buyerReference: string
  /** Order reference of the customer (BT-13 of EN 16931). */
  readonly orderReference: string
  /** Order number of the seller (BT-14 of EN 16931). */
  readonly salesOrderNo: string
  /** Job of the customer (BT-11 of EN 16931, project reference). */
  readonly job?: string | undefined
  /** The invoice that a credit note corrects. */
  readonly invoice?: { readonly documentNo: string; readonly date: string } | undefined
  readonly deliveryNoteNo?: string | undefined
  readonly seller: TradeParty & { readonly phoneNo: string }
  readonly buyer: TradeParty
  readonly delivery: { readonly date: string; readonly to: TradeParty }
  readonly payment: {
    readonly terms: string
    readonly bank?: Pick<LegalData, 'iban' | 'bic'> | undefined
  }
  /** Amount paid before the invoice was made, in minor units. */
  readonly prepaid?: MinorUnits | undefined
  readonly lines: readonly TradeLine[]
  readonly charges: readonly TradeCharge[]
}

/** True if the customer paid by card or in advance. */
export const isPaidWithOrder = ({ payments }: Invoice): boolean => payments[0]?.by !== undefined

export const sellerOf = ({ account }: Caller) => entities[account.entityID] ?? entities[DEFAULT_ENTITY]!

export function buyerOf({ billTo }: Pick<Order, 'billTo'>, { account }: Caller): TradeParty {
  const { vatId, registrationId } = customerProfileOf(account.customerId)
  return {
    ...billTo,
    ...(vatId !== undefined && { vatId }),
    ...(registrationId !== undefined && { registrationId }),
  }
}

export function tradeDocument(
  document: Extract<AccountDocument, { type: 'INVOICE' | 'CREDIT_NOTE' }>,
  caller: Caller,
): TradeDocument {
  const { account, language } = caller
  const entity = sellerOf(caller)
  const { company, country, legal } = entity
  const invoice = document.type === 'INVOICE' ? document.invoice : document.creditNote.invoice
  const { shipment } = invoice
  const order = orderOf(document)
  const vat = vatOf(country, account.country)
  const toPay =
    document.type === 'INVOICE' && !isPaidWithOrder(document.invoice) ? document.invoice : undefined
  const dueDate = toPay && isoDay(toPay.dueDay)
  return {
    type: document.type,
    documentNo: document.documentNo,
    date: isoDay(document.day),
    dueDate,
    currency: account.currency,
    buyerReference: account.customerId,
    orderReference: order.reference,
    salesOrderNo: orderNoOf(document),
    job: order.job,
    ...(document.type === 'CREDIT_NOTE' && {
      invoice: { documentNo: invoice.invoiceNo, date: isoDay(invoice.day) },
    }),
    deliveryNoteNo: shipment.deliveryNoteNo,
    seller: { ...company, ...legal, company: company.companyName, countryID: country },
    buyer: buyerOf(order, caller),
    delivery: { date: isoDay(dispatchDayOf(shipment)), to: order.shipTo },
    payment: {
      terms:
        document.type === 'INVOICE'
          ? paymentTerms(document.invoice, language)
          : creditTerms(document.creditNote, language),
      ...(toPay && { bank: legal }),
    },
    ...(document.type === 'INVOICE' && !toPay && { prepaid: document.invoice.gross }),
    lines: document.lines.map((line) => ({
      ...tradeLine(line, vat, caller, invoicedAs(document, line, caller)),
      costCentre: order.costCentre,
    })),
    charges: chargesOf(document).map(({ net }) => ({
      isCharge: true,
      reason: `${labelIn(language)('transport')}: ${transportNames[order.transport][language]}`,
      amount: net,
      vat,
    })),
  }
}

/** Number of the invoice line that a line of a credit note corrects. */
function invoicedAs(
  document: AccountDocument,
  line: DocumentFlowLine,
  { language }: Caller,
): string | undefined {
  const lineNo = invoiceLineNoOf(document, line)
  return lineNo === undefined || document.type !== 'CREDIT_NOTE'
    ? undefined
    : invoiceLineText(language, document.creditNote.invoice.invoiceNo, lineNo)
}

function tradeLine(
  { kind, lineNo, product, quantity, unitPrice }: DocumentFlowLine,
  vat: Vat,
  { language }: Caller,
  note: string | undefined,
): TradeLine {
  const isPart = kind === 'PART'
  const name = product.names[language]
  return {
    name: isPart ? name : coreDepositText(name, language),
    note,
    orderLineNo: String(lineNo),
    sku: `${product.vendorId}-${product.sku}`,
    gtin: isPart ? product.gtin : undefined,
    quantity,
    unit: UNITS[product.orderUnit] ?? product.orderUnit,
    unitPrice,
    vat,
    originCountry: isPart ? product.countryOfOrigin : undefined,
    tariffNo: isPart ? product.customsTariffNumber : undefined,
  }
}

/** EN 16931 requires codes of UN/ECE recommendation 21 with the prefix X. */
const UNITS: Readonly<Record<string, string>> = { PK: 'XPK', RO: 'XRO' }
