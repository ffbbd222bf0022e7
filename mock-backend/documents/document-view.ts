import type { Document, DocumentHeader } from '#contracts/documents/document.dto.ts'
import { entities } from '../locale/entities.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { DocumentFlowLine, CreditNote, Invoice, Payment, Shipment } from '../orders/document-flow.ts'
import { paymentNames } from '../shipping/checkout-names.ts'
import { netGramsOf, packagesOf } from '../orders/packages.ts'
import {
  creditNoteStatus,
  invoiceStatus,
  openAmountOf,
  orderStatus,
  shipmentStatus,
} from '../orders/statuses.ts'
import { vatBreakdown } from '../orders/vat-breakdown.ts'
import type { MinorUnits } from '../pricing/money.ts'
import { totalsOf } from '../orders/totals.ts'
import { vatOf, type Vat } from '../orders/vat.ts'
import { articleRef } from '../products/article-ref.ts'
import type { Caller } from '../session/callers.ts'
import { orderNet, orderTotals } from '../orders/order-view.ts'
import { pricesIfVisible } from '../orders/visible.ts'
import { formatsOf, orderNoOf, orderOf, type AccountDocument } from './account-document.ts'

const kilograms = (grams: number) => grams / 1000

export const grossGramsOf = (shipment: Shipment) =>
  packagesOf(shipment).reduce((sum, { grossGrams }) => sum + grossGrams, 0)

export function documentHeader(document: AccountDocument, caller: Caller): DocumentHeader {
  const { type, documentNo } = document
  const { reference, costCentre, job } = orderOf(document)
  return {
    documentType: type,
    documentNo,
    date: isoDay(document.day),
    customerOrderReference: reference,
    ...(costCentre !== undefined && { costCentre }),
    ...(job !== undefined && { job }),
    priceVisible: caller.account.showPrice,
    lineCount: document.lines.length,
    files: formatsOf[type].map((format) => ({ fileId: `${type}-${documentNo}-${format}`, format })),
    orderNos: [orderNoOf(document)],
    ...ownFields(document, caller),
  }
}

type OwnFields = Pick<DocumentHeader, 'status' | 'deliveryNoteNos'> & Partial<DocumentHeader>

function ownFields(document: AccountDocument, caller: Caller): OwnFields {
  switch (document.type) {
    case 'INVOICE':
      return invoiceFields(document.invoice, caller)
    case 'CREDIT_NOTE':
      return creditFields(document.creditNote, caller)
    case 'ORDER_RESPONSE':
      return {
        status: orderStatus(document.flow, caller.today) === 'received' ? 'open' : 'confirmed',
        deliveryNoteNos: document.flow.shipments.map(({ deliveryNoteNo }) => deliveryNoteNo),
        shipTo: document.flow.order.shipTo,
      }
    default:
      return shipmentFields(document.shipment)
  }
}

const invoiceFields = (invoice: Invoice, caller: Caller): OwnFields => ({
  status: invoiceStatus(invoice, caller.today),
  dueDate: isoDay(invoice.dueDay),
  deliveryNoteNos: [invoice.shipment.deliveryNoteNo],
  shipTo: invoice.shipment.order.shipTo,
  ...pricesIfVisible(caller, {
    net: invoice.net,
    tax: invoice.tax,
    total: invoice.gross,
    paid: invoice.paid,
    openAmount: openAmountOf(invoice),
  }),
})

const creditFields = (creditNote: CreditNote, caller: Caller): OwnFields => ({
  status: creditNoteStatus(creditNote),
  creditKind: creditNote.kind,
  deliveryNoteNos: [creditNote.invoice.shipment.deliveryNoteNo],
  invoiceNo: creditNote.invoice.invoiceNo,
  ...pricesIfVisible(caller, {
    net: creditNote.net,
    tax: creditNote.tax,
    total: creditNote.gross,
    openAmount: creditNote.applied ? 0 : creditNote.gross,
  }),
})

/**
 * Empty for goods that the customer picks up. `trackingUrl` is absent: the fictional carriers have no tracking
 * page.
 */
const carriageFields = ({ carrier, trackingNo }: Shipment) => (carrier === '' ? {} : { carrier, trackingNo })

function shipmentFields(shipment: Shipment): OwnFields {
  const status = shipmentStatus(shipment)
  return {
    status,
    deliveryNoteNos: [shipment.deliveryNoteNo],
    shipTo: shipment.order.shipTo,
    ...carriageFields(shipment),
    packages: packagesOf(shipment).length,
    grossWeightKg: kilograms(grossGramsOf(shipment)),
    ...(shipment.deliveredDay !== undefined && { deliveredAt: isoDay(shipment.deliveredDay) }),
  }
}

export function documentDetails(document: AccountDocument, caller: Caller): Document {
  const bearsPrices = document.type !== 'DESPATCH_ADVICE' && document.type !== 'PACKING_LIST'
  const prices = (amounts: { price: number; rowTotal: number }) =>
    bearsPrices ? pricesIfVisible(caller, amounts) : {}
  return {
    header: documentHeader(document, caller),
    billTo: orderOf(document).billTo,
    lines: document.lines.map(({ kind, lineNo, product, quantity, unitPrice }, index) => ({
      lineNo: index + 1,
      kind,
      ...invoiceLine(document, { kind, lineNo }),
      product: articleRef(product, caller.language),
      quantity,
      orderNo: orderNoOf(document),
      orderLineNo: lineNo,
      ...requestedNumberOf(document, lineNo),
      originCountry: product.countryOfOrigin,
      tariffNo: product.customsTariffNumber,
      netWeightKg: kind === 'PART' ? kilograms(netGramsOf([{ product, quantity }])) : 0,
      ...prices({ price: unitPrice, rowTotal: quantity * unitPrice }),
    })),
    charges: chargesOf(document).flatMap(({ kind, net }) => {
      const { amount } = pricesIfVisible(caller, { amount: net })
      return amount === undefined ? [] : [{ kind, amount }]
    }),
    taxes: taxesOf(document, caller),
    payments: paymentsOf(document, caller),
    packages: 'shipment' in document ? packages(document.shipment, caller) : [],
    tariffs: 'shipment' in document ? tariffs(document.shipment, caller) : [],
  }
}

/** Number of the invoice line that a line of a credit note corrects; undefined for other documents. */
export function invoiceLineNoOf(
  document: AccountDocument,
  { kind, lineNo }: Pick<DocumentFlowLine, 'kind' | 'lineNo'>,
): number | undefined {
  if (document.type !== 'CREDIT_NOTE') return undefined
  const { lines } = document.creditNote.invoice
  return lines.findIndex((line) => line.kind === kind && line.lineNo === lineNo) + 1
}

function invoiceLine(...of: Parameters<typeof invoiceLineNoOf>) {
  const invoiceLineNo = invoiceLineNoOf(...of)
  return invoiceLineNo === undefined ? {} : { invoiceLineNo }
}

function requestedNumberOf(document: AccountDocument, orderLineNo: number) {
  const { requestedNumber } = orderOf(document).lines.find(({ lineNo }) => lineNo === orderLineNo) ?? {}
  return requestedNumber === undefined ? {} : { requestedNumber }
}

/** Charges of a document that are not lines. */
export function chargesOf(
  document: AccountDocument,
): { readonly kind: 'TRANSPORT'; readonly net: MinorUnits }[] {
  const net =
    document.type === 'INVOICE'
      ? document.invoice.transportCharge
      : document.type === 'ORDER_RESPONSE'
        ? orderTotals(document.flow.order).transport
        : 0
  return net === 0 ? [] : [{ kind: 'TRANSPORT', net }]
}

/** The sums of a document, and the transport that the net sum includes; undefined for documents without amounts. */
export function documentTotals(document: AccountDocument, vat: Vat) {
  const transport = chargesOf(document).reduce((sum, { net }) => sum + net, 0)
  switch (document.type) {
    case 'INVOICE':
      return { ...document.invoice, transport }
    case 'CREDIT_NOTE':
      return { ...document.creditNote, transport }
    case 'ORDER_RESPONSE':
      return { ...totalsOf(orderNet(document.flow.order), vat), transport }
    default:
      return undefined
  }
}

function taxesOf(document: AccountDocument, caller: Caller): NonNullable<Document['taxes']> {
  if (document.type !== 'INVOICE' && document.type !== 'CREDIT_NOTE') return []
  const { entityID, country } = caller.account
  const vat = vatOf(entities[entityID]?.country ?? '', country)
  const amounts = [
    ...document.lines.map(({ quantity, unitPrice }) => quantity * unitPrice),
    ...chargesOf(document).map(({ net }) => net),
  ]
  return vatBreakdown(amounts.map((amount) => ({ amount, vat }))).flatMap(
    ({ vat: { percent }, net, tax }) => {
      const { base, tax: visibleTax } = pricesIfVisible(caller, { base: net, tax })
      return base && visibleTax ? [{ percent, base, tax: visibleTax }] : []
    },
  )
}

const paymentsOf = (document: AccountDocument, caller: Caller): NonNullable<Document['payments']> =>
  settlementsOf(document).flatMap(({ day, amount: paid, documentNo, by }) => {
    const { amount } = pricesIfVisible(caller, { amount: paid })
    const paymentName = by && paymentNames[by][caller.language]
    return amount === undefined
      ? []
      : [
          {
            date: isoDay(day),
            amount,
            ...(documentNo && { documentNo }),
            ...(paymentName && { by: paymentName }),
          },
        ]
  })

/** Payments and set-offs of a document. A set-off contains the number of the other document. */
function settlementsOf(
  document: AccountDocument,
): readonly (Pick<Payment, 'day' | 'amount' | 'by'> & { readonly documentNo?: string | undefined })[] {
  if (document.type === 'INVOICE') {
    return document.invoice.payments.map(({ creditNoteNo, ...one }) => ({ ...one, documentNo: creditNoteNo }))
  }
  if (document.type !== 'CREDIT_NOTE' || !document.creditNote.applied) return []
  const { applied, gross } = document.creditNote
  return [{ day: applied.day, amount: gross, documentNo: applied.invoiceNo, by: applied.refundedBy }]
}

function packages(shipment: Shipment, { language }: Caller): Document['packages'] {
  return packagesOf(shipment).map(({ netGrams, grossGrams, lines, ...rest }) => ({
    ...rest,
    netWeightKg: kilograms(netGrams),
    grossWeightKg: kilograms(grossGrams),
    lines: lines.map(({ product, quantity, netGrams: grams }) => ({
      sku: product.sku,
      name: product.names[language],
      quantity,
      orderNo: shipment.orderNo,
      customerOrderReference: shipment.order.reference,
      originCountry: product.countryOfOrigin,
      tariffNo: product.customsTariffNumber,
      netWeightKg: kilograms(grams),
    })),
  }))
}

function tariffs({ lines }: Shipment, caller: Caller): Document['tariffs'] {
  const groups = Map.groupBy(
    lines,
    ({ product }) => `${product.customsTariffNumber} ${product.countryOfOrigin}`,
  )
  return [...groups].toSorted().map(([key, some]) => {
    const [tariffNo = '', originCountry = ''] = key.split(' ')
    return {
      tariffNo,
      originCountry,
      quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
      netWeightKg: kilograms(netGramsOf(some)),
      ...pricesIfVisible(caller, {
        value: some.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
      }),
    }
  })
}
