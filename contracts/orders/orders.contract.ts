import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { ArticleRef } from '../products/article.dto.ts'
import { DocumentType, ReportedState } from '../documents/document.dto.ts'
import { SafetyDataSheet } from '../documents/safety-data-sheet.dto.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { LineQuantity, lineOutcome } from '../quick-order/line-status.dto.ts'
import { dateRange, FilterText, listResponse, listBody } from '../data-table/list.dto.ts'
import { PaymentKind, Pickup } from '../checkout/checkout.dto.ts'
import { Party } from '../checkout/party.dto.ts'
import { caller, Price } from '../shared.dto.ts'

/** State of all goods of an order, except `partDelivered`: some are shipped, some are not. */
export const OrderStatus = z.enum([
  'awaitingApproval',
  'received',
  'awaitingPayment',
  'confirmed',
  'inPreparation',
  'readyForPickup',
  'partDelivered',
  'shipped',
  'delivered',
  'cancelled',
])
export type OrderStatus = z.infer<typeof OrderStatus>

const OrderSource = z.enum(['WEB', 'EDI', 'PHONE', 'EMAIL'])

export const OrderHeader = z.object({
  /** First order number: the lines that can be delivered at once. */
  orderNo: z.string(),
  /** Second order number of a split order: the lines that are delivered later. */
  secondOrderNo: z.optional(z.string()),
  /** ISO 8601 date. */
  date: z.string(),
  customerOrderReference: z.string(),
  /** Number that the customer gave to the cost centre. */
  costCentre: z.optional(z.string()),
  /** Number of a job, a vehicle or a building site. */
  job: z.optional(z.string()),
  source: OrderSource,
  placedBy: z.string(),
  shipTo: Party,
  lineCount: z.int(),
  priceVisible: z.boolean(),
  /** Net total. */
  total: z.optional(Price),
  /** One of the states of the order filter; the shop shows an unknown state as in progress. */
  status: ReportedState,
  openQuantity: z.int(),
  deliveryNoteNos: z.array(z.string()),
})
export type OrderHeader = z.infer<typeof OrderHeader>

/** Invariants: delivered + outstanding = confirmed, confirmed + cancelled = ordered. */
export const OrderLine = z.object({
  lineNo: z.int(),
  /** The first or the second order number. */
  orderNo: z.string(),
  product: ArticleRef,
  ordered: z.int(),
  confirmed: z.int(),
  cancelled: z.int(),
  delivered: z.int(),
  outstanding: z.int(),
  invoiced: z.int(),
  price: z.optional(Price),
  rowTotal: z.optional(Price),
  /**
   * Deposits for the old parts of an exchange part, per piece and for the confirmed quantity; the price does
   * not include them.
   */
  coreDeposit: z.optional(
    z.object({
      price: Price,
      rowTotal: Price,
      /** Credit for returned old parts. */
      credited: Price,
      /** Deposits that were invoiced and are not yet credited. */
      open: Price,
      /** ISO 8601 day until which the old parts of delivered exchange parts can be returned. */
      returnBy: z.optional(z.string()),
      /** True if the day `returnBy` has passed. */
      isExpired: z.optional(z.boolean()),
    }),
  ),
  /** ISO 8601 days of arrival; `previousDate` is set if the promised date has changed. */
  promisedDate: z.optional(z.string()),
  previousDate: z.optional(z.string()),
  /** Quantity that can still be cancelled. */
  cancellable: z.int(),
  /** Numbers of the claims about the goods of this line. */
  claimNos: z.optional(z.array(z.string())),
  /** The customer's note on the line. */
  note: z.optional(z.string()),
  /** Number that the customer used for the part, if it differs from the article number. */
  requestedNumber: z.optional(z.string()),
})
export type OrderLine = z.infer<typeof OrderLine>

export const OrderListTotals = z.object({
  /** Transport costs and core deposits; `net` includes both. */
  transport: z.optional(Price),
  coreDeposits: z.optional(Price),
  net: Price,
  tax: Price,
  gross: Price,
  taxPercent: z.number(),
})

const OrderEvent = z.object({
  kind: z.enum([
    'PLACED',
    'CONFIRMED',
    'DATE_CHANGED',
    'SHIPPED',
    'DELIVERED',
    'INVOICED',
    'PAID',
    'CREDITED',
    'REFUNDED',
    'CANCELLED',
  ]),
  date: z.string(),
  documentType: z.optional(DocumentType),
  documentNo: z.optional(z.string()),
})

export const OrderFilter = z.object({
  ...dateRange,
  status: z.optional(z.array(OrderStatus)),
  customerOrderReference: z.optional(FilterText),
  /** Number of a cost centre. */
  costCentre: z.optional(FilterText),
  job: z.optional(FilterText),
  sku: z.optional(FilterText),
  placedBy: z.optional(FilterText),
  /** Id of a delivery address. */
  shipTo: z.optional(FilterText),
})

const OrderNo = z.string().check(z.minLength(1), z.maxLength(50))
const LineNo = z.int().check(z.minimum(1))

export const ordersContract = contract({
  list: query('/api/orders/list', listBody(OrderFilter), z.object(listResponse(OrderHeader))),
  /**
   * Returns one order. A number of a split order returns only the part with this number: its header, totals,
   * lines, timeline and documents.
   */
  get: query(
    '/api/orders/get',
    z.object({ ...caller, orderNo: OrderNo }),
    z.object({
      header: OrderHeader,
      billTo: Party,
      totals: z.optional(OrderListTotals),
      /** First number of a split order that was requested by its second number. */
      firstOrderNo: z.optional(z.string()),
      transport: z.string(),
      pickup: z.optional(Pickup),
      payment: z.string(),
      paymentKind: z.optional(PaymentKind),
      /** As typed at checkout; absent without a text. */
      contact: z.optional(z.string()),
      /** Text on the delivery note. */
      remark: z.optional(z.string()),
      lines: z.array(OrderLine),
      /** Sorted by date, oldest first. */
      timeline: z.array(OrderEvent),
      documents: z.array(
        z.object({
          documentType: DocumentType,
          documentNo: z.string(),
          date: z.string(),
          status: ReportedState,
        }),
      ),
      /** Safety data sheets of the hazardous parts, in the version that was valid on the day of the order. */
      safetyDataSheets: z.optional(z.array(SafetyDataSheet)),
      asOf: z.string(),
    }),
  ),
  /** Includes both orders of a split order, unless the request lists lines. */
  reorderPreview: query(
    '/api/orders/reorder/preview',
    z.object({ ...caller, orderNo: OrderNo, lineNos: z.optional(z.array(LineNo)) }),
    z.object({
      priceVisible: z.boolean(),
      lines: z.array(
        z.object({
          lineNo: z.int(),
          /** `vendorId-sku`, as in the cart. */
          sku: z.string(),
          product: ArticleRef,
          ...lineOutcome,
          price: z.optional(Price),
          /** Price in the order that is repeated; absent if the price is unchanged. */
          previousPrice: z.optional(Price),
        }),
      ),
    }),
  ),
  cancelLines: {
    ...command(
      '/api/orders/cancelLines',
      z.object({
        ...caller,
        orderNo: OrderNo,
        lines: z
          .array(z.object({ lineNo: LineNo, quantity: LineQuantity }))
          .check(z.minLength(1), z.maxLength(1000)),
      }),
      z.object({
        lines: z.array(
          z.object({
            lineNo: z.int(),
            status: z.enum(['CANCELLED', 'PARTLY_CANCELLED', 'TOO_LATE', 'UNKNOWN_LINE']),
            requestedQuantity: z.int(),
            cancelledQuantity: z.int(),
          }),
        ),
      }),
    ),
    headers: idempotencyHeaders,
  },
})
