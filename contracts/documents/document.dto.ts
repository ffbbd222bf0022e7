import * as z from 'zod/mini'
import { ArticleRef } from '../products/article.dto.ts'
import { Party } from '../checkout/party.dto.ts'
import { Price } from '../shared.dto.ts'

/**
 * Document types of UBL 2.1. A packing list has the number of its delivery note, an order response the number
 * of its order.
 */
export const DocumentType = z.enum([
  'INVOICE',
  'CREDIT_NOTE',
  'DESPATCH_ADVICE',
  'PACKING_LIST',
  'ORDER_RESPONSE',
])
export type DocumentType = z.infer<typeof DocumentType>

export const DocumentFormat = z.enum(['PDF', 'XML', 'XLSX'])
export type DocumentFormat = z.infer<typeof DocumentFormat>

export const DocumentStatus = z.enum([
  // Status of invoices; a credit note is `open` until it is set off.
  'open',
  'partPaid',
  'paid',
  'overdue',
  'applied',
  // Status of shipments.
  'inPreparation',
  'readyForPickup',
  'shipped',
  'delivered',
  // Status of order responses.
  'confirmed',
])
export type DocumentStatus = z.infer<typeof DocumentStatus>

/**
 * State of a document or an order. A merchandise management system may use states that the shop does not know;
 * the shop shows them as in progress.
 */
export const ReportedState = z.string().check(z.maxLength(50))

export const CreditKind = z.enum(['RETURN', 'PRICE', 'CORE', 'BONUS'])
export type CreditKind = z.infer<typeof CreditKind>

/** Amounts are present only if `priceVisible` is true and the type of document has them. */
export const DocumentHeader = z.object({
  documentType: DocumentType,
  documentNo: z.string(),
  /** ISO 8601 dates. */
  date: z.string(),
  dueDate: z.optional(z.string()),
  status: ReportedState,
  orderNos: z.array(z.string()),
  deliveryNoteNos: z.array(z.string()),
  /** The invoice of a shipment, or the invoice that a credit note corrects. */
  invoiceNo: z.optional(z.string()),
  creditKind: z.optional(CreditKind),
  customerOrderReference: z.string(),
  costCentre: z.optional(z.string()),
  job: z.optional(z.string()),
  priceVisible: z.boolean(),
  net: z.optional(Price),
  tax: z.optional(Price),
  /** Gross amount to be paid. */
  total: z.optional(Price),
  paid: z.optional(Price),
  openAmount: z.optional(Price),
  shipTo: z.optional(Party),
  carrier: z.optional(z.string()),
  trackingNo: z.optional(z.string()),
  /** Tracking page of the carrier; its origin is one of `CARRIER_ORIGINS`. */
  trackingUrl: z.optional(z.string()),
  packages: z.optional(z.int()),
  grossWeightKg: z.optional(z.number()),
  deliveredAt: z.optional(z.string()),
  lineCount: z.int(),
  files: z.array(z.object({ fileId: z.string(), format: DocumentFormat })),
})
export type DocumentHeader = z.infer<typeof DocumentHeader>

const DocumentLine = z.object({
  lineNo: z.int(),
  /** PART if absent. CORE_DEPOSIT: the deposit for the old part of an exchange part. */
  kind: z.optional(z.enum(['PART', 'CORE_DEPOSIT'])),
  /** The line of the invoice that a line of a credit note corrects. */
  invoiceLineNo: z.optional(z.int()),
  product: ArticleRef,
  quantity: z.int(),
  orderNo: z.string(),
  orderLineNo: z.int(),
  /** Numbers of the claims about the goods of this line. */
  claimNos: z.optional(z.array(z.string())),
  /** Number that the customer used for the part, if it differs from the article number. */
  requestedNumber: z.optional(z.string()),
  originCountry: z.string(),
  tariffNo: z.string(),
  netWeightKg: z.number(),
  price: z.optional(Price),
  rowTotal: z.optional(Price),
})

const Package = z.object({
  /** GS1 serial shipping container code, 18 digits. */
  sscc: z.string(),
  type: z.enum(['PARCEL', 'PALLET']),
  lengthCm: z.int(),
  widthCm: z.int(),
  heightCm: z.int(),
  netWeightKg: z.number(),
  grossWeightKg: z.number(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      quantity: z.int(),
      orderNo: z.string(),
      customerOrderReference: z.string(),
      originCountry: z.string(),
      tariffNo: z.string(),
      netWeightKg: z.number(),
    }),
  ),
})

export const Document = z.object({
  header: DocumentHeader,
  billTo: Party,
  lines: z.array(DocumentLine),
  /** Charges that are not lines; net amounts. */
  charges: z.optional(z.array(z.object({ kind: z.enum(['TRANSPORT']), amount: Price }))),
  /** VAT of each rate, in percent; empty if prices are hidden or the type of document has no VAT. */
  taxes: z.optional(z.array(z.object({ percent: z.number(), base: Price, tax: Price }))),
  /**
   * Payments of an invoice, oldest first, or the refund of a credit note; empty if prices are hidden.
   * `documentNo` is the credit note that was set off against the invoice, or the invoice that a credit note was
   * set off against. `by` is the payment method of a payment with the order; absent for a transfer.
   */
  payments: z.optional(
    z.array(
      z.object({
        date: z.string(),
        amount: Price,
        documentNo: z.optional(z.string()),
        by: z.optional(z.string()),
      }),
    ),
  ),
  /** Related documents that the caller may see; only in the response for a single document. */
  related: z.optional(
    z.array(
      z.pick(DocumentHeader, { documentType: true, documentNo: true, date: true, status: true, total: true }),
    ),
  ),
  packages: z.array(Package),
  /** Data for the export declaration: one row per customs tariff number and country of origin. */
  tariffs: z.array(
    z.object({
      tariffNo: z.string(),
      originCountry: z.string(),
      quantity: z.int(),
      netWeightKg: z.number(),
      value: z.optional(Price),
    }),
  ),
})
export type Document = z.infer<typeof Document>
