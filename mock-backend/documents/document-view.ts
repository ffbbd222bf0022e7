import type { Document, DocumentHeader } from '#contracts/document.dto.ts'
import { isoDay } from '../orders/calendar.ts'
import type { CreditNote, Invoice, Shipment } from '../orders/order-chain.ts'
import { orderProfileOf } from '../orders/order-profile.ts'
import { netGramsOf, packagesOf } from '../orders/packages.ts'
import {
  creditNoteStatus,
  invoiceStatus,
  openAmountOf,
  orderStatus,
  shipmentStatus,
} from '../orders/statuses.ts'
import { articleRef } from '../products/article-ref.ts'
import { visible, type View } from '../orders/views/view.ts'
import { formatsOf, orderNoOf, orderOf, type AccountDocument } from './account-document.ts'

const kilograms = (grams: number) => grams / 1000

export const grossGramsOf = (shipment: Shipment) =>
  packagesOf(shipment).reduce((sum, { grossGrams }) => sum + grossGrams, 0)

export function documentHeader(document: AccountDocument, view: View): DocumentHeader {
  const { type, documentNo } = document
  return {
    documentType: type,
    documentNo,
    date: isoDay(document.day),
    customerOrderReference: orderOf(document).reference,
    priceVisible: view.account.showPrice,
    lineCount: document.lines.length,
    files: formatsOf[type].map((format) => ({ fileId: `${type}-${documentNo}-${format}`, format })),
    orderNos: [orderNoOf(document)],
    ...ownFields(document, view),
  }
}

type OwnFields = Pick<DocumentHeader, 'status' | 'deliveryNoteNos'> & Partial<DocumentHeader>

function ownFields(document: AccountDocument, view: View): OwnFields {
  switch (document.type) {
    case 'INVOICE':
      return invoiceFields(document.invoice, view)
    case 'CREDIT_NOTE':
      return creditFields(document.creditNote, view)
    case 'ORDER_RESPONSE':
      return {
        status: orderStatus(document.chain.order, view.today) === 'received' ? 'open' : 'confirmed',
        deliveryNoteNos: document.chain.shipments.map(({ deliveryNoteNo }) => deliveryNoteNo),
        shipTo: document.chain.order.shipTo,
      }
    default:
      return shipmentFields(document.shipment, view)
  }
}

const invoiceFields = (invoice: Invoice, view: View): OwnFields => ({
  status: invoiceStatus(invoice, view.today),
  dueDate: isoDay(invoice.dueDay),
  deliveryNoteNos: [invoice.shipment.deliveryNoteNo],
  shipTo: invoice.shipment.order.shipTo,
  ...visible(view, {
    net: invoice.net,
    tax: invoice.tax,
    total: invoice.gross,
    paid: invoice.paid,
    openAmount: openAmountOf(invoice),
  }),
})

const creditFields = (creditNote: CreditNote, view: View): OwnFields => ({
  status: creditNoteStatus(creditNote),
  creditKind: creditNote.kind,
  deliveryNoteNos: [creditNote.invoice.shipment.deliveryNoteNo],
  invoiceNo: creditNote.invoice.invoiceNo,
  ...visible(view, {
    net: creditNote.net,
    tax: creditNote.tax,
    total: creditNote.gross,
    openAmount: creditNote.applied ? 0 : creditNote.gross,
  }),
})

const TRACKING_PAGES: Readonly<Record<string, string>> = {
  Parcelway: 'https://track.parcelway.example/shipments/',
  'Trans-Europa Cargo': 'https://cargo.trans-europa.example/status?no=',
  'Rapidis Express': 'https://www.rapidis-express.example/t/',
}

/** Nothing of what its customer fetches. */
function carriageFields({ carrier, trackingNo }: Shipment) {
  if (carrier === '') return {}
  const page = TRACKING_PAGES[carrier]
  return { carrier, trackingNo, ...(page !== undefined && { trackingUrl: page + trackingNo }) }
}

function shipmentFields(shipment: Shipment, view: View): OwnFields {
  const status = shipmentStatus(shipment, view.today)
  return {
    status,
    deliveryNoteNos: [shipment.deliveryNoteNo],
    shipTo: shipment.order.shipTo,
    ...carriageFields(shipment),
    packages: packagesOf(shipment).length,
    grossWeightKg: kilograms(grossGramsOf(shipment)),
    ...(status === 'delivered' && { deliveredAt: isoDay(shipment.deliveredDay) }),
  }
}

export function documentDetails(document: AccountDocument, view: View): Document {
  const bearsPrices = document.type !== 'DESPATCH_ADVICE' && document.type !== 'PACKING_LIST'
  const prices = (amounts: { price: number; rowTotal: number }) => (bearsPrices ? visible(view, amounts) : {})
  return {
    header: documentHeader(document, view),
    billTo: orderProfileOf(view.account.customerId).parties[0],
    lines: document.lines.map(({ lineNo, product, quantity, unitPrice }, index) => ({
      lineNo: index + 1,
      product: articleRef(product, view.language),
      quantity,
      orderNo: orderNoOf(document),
      orderLineNo: lineNo,
      originCountry: product.countryOfOrigin,
      tariffNo: product.customsTariffNumber,
      netWeightKg: kilograms(netGramsOf([{ lineNo, product, quantity, unitPrice }])),
      ...prices({ price: unitPrice, rowTotal: quantity * unitPrice }),
    })),
    packages: 'shipment' in document ? packages(document.shipment, view) : [],
    tariffs: 'shipment' in document ? tariffs(document.shipment, view) : [],
  }
}

function packages(shipment: Shipment, { language }: View): Document['packages'] {
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

function tariffs({ lines }: Shipment, view: View): Document['tariffs'] {
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
      ...visible(view, {
        value: some.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
      }),
    }
  })
}
