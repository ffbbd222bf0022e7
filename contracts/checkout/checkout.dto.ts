import * as z from 'zod/mini'
import { PendingApproval } from '../approvals/approval.dto.ts'
import { QuoteItem } from '../cart/cart.contract.ts'
import { lineOutcome } from '../quick-order/line-status.dto.ts'
import { DeliveryPromise } from '../products/delivery-promise.dto.ts'
import { Party } from './party.dto.ts'
import { CountryId, orderText, Price } from '../shared.dto.ts'

/** Maximum length of the remark on the delivery note, in Unicode characters. */
const REMARK_MAX = 300
export const REFERENCE_MAX = 35

const text = (longest: number) => z.string().check(z.maxLength(longest))
const some = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))

/** A new delivery address without an id. */
export const NewAddress = z.object({
  company: some(100),
  name2: z.optional(text(100)),
  street: some(100),
  postCode: some(20),
  city: some(100),
  countryID: CountryId,
})

export const DeliveryAddress = z.extend(Party, { name2: z.optional(z.string()), isDefault: z.boolean() })

/** Length in UTF-16 code units: a character takes one or two. */
export const Remark = orderText(2 * REMARK_MAX)

export const PickupSlot = z.object({
  slotId: z.string(),
  /** ISO 8601 times with zone. */
  from: z.string(),
  to: z.string(),
})

/** Location and time of a pick-up; absent if the order is shipped. `slot` is absent until a slot is booked. */
export const Pickup = z.object({ location: z.string(), slot: z.optional(PickupSlot) })

export const TransportKind = z.enum(['PARCEL', 'FREIGHT', 'EXPRESS', 'PICKUP'])

export const Transport = z.object({
  id: z.string(),
  kind: TransportKind,
  description: z.string(),
  /** Net price. */
  price: z.optional(Price),
  ...DeliveryPromise.shape,
  /** Name of the pick-up location. */
  location: z.optional(z.string()),
  slots: z.optional(z.array(PickupSlot)),
  /** Article numbers of dangerous goods in the cart that this transport excludes; absent without such parts. */
  refusedParts: z.optional(z.array(z.string())),
})

export const PaymentKind = z.enum(['ACCOUNT', 'CARD', 'PAYPAL', 'PREPAYMENT'])

export const PaymentMethod = z.object({
  id: z.string(),
  kind: PaymentKind,
  name: z.string(),
  /** Payment term in days. */
  terms: z.optional(z.int()),
  freeCredit: z.optional(Price),
  allowed: z.boolean(),
  reason: z.optional(z.enum(['COUNTRY', 'CREDIT_LIMIT', 'AMOUNT'])),
})

/** One of the two orders of a split cart; together they contain every line of the cart. */
export const SplitOrder = z.object({
  index: z.enum(['first', 'second']),
  lines: z.array(z.object({ item_id: z.string(), sku: z.string(), quantity: z.int() })),
  /** ISO 8601 dates of dispatch and of arrival. */
  date: z.string(),
  arrival: z.string(),
})

export const OrderTotals = z.object({
  /** Sum of the goods without the core deposits. */
  goods: Price,
  /** Absent if the order has no exchange part. */
  coreDeposits: z.optional(Price),
  transport: Price,
  net: Price,
  taxPercent: z.number(),
  tax: Price,
  gross: Price,
})

/** A difference between the line now and when it was added to the cart. */
export const QuoteChange = z.object({
  item_id: z.string(),
  field: z.enum(['PRICE', 'DATE']),
  /** Amounts in units of the currency, dates in ISO 8601; an empty string means no date. */
  old: z.union([z.number(), z.string()]),
  new: z.union([z.number(), z.string()]),
})

export const CheckedCartLine = z.object({ item_id: z.string(), sku: z.string(), ...lineOutcome })

export const CartHash = z.string().check(z.regex(/^[\w-]{8,100}$/))

const ErpAnswer = z.object({ orderNo: z.string(), receivedAt: z.string() })

export const PlacedOrder = z.object({
  basHash: CartHash,
  /** Absent until the payment is confirmed: the order does not exist in the ERP before. */
  orderNumbers: z.optional(z.object({ first: z.string(), second: z.optional(z.string()) })),
  /** Acknowledgement of the ERP for each of the two orders. */
  navisionResponse: z.optional(ErpAnswer),
  navisionResponseSecond: z.optional(ErpAnswer),
  /**
   * PENDING until the payment service has confirmed the payment; AWAITING_APPROVAL until a second person
   * approves. No order is placed before that.
   */
  status: z.enum(['PLACED', 'PENDING', 'AWAITING_APPROVAL']),
  approval: z.optional(PendingApproval),
  customerOrderReference: z.string(),
  costCentre: z.optional(z.string()),
  job: z.optional(z.string()),
  /** The order lines at the time of ordering. */
  items: z.array(QuoteItem),
  orders: z.array(SplitOrder),
  totals: z.optional(OrderTotals),
  shippingAddress: DeliveryAddress,
  /** Absent if the customer entered no contact. */
  contact: z.optional(z.string()),
  /** Text on the delivery note. */
  remark: z.optional(z.string()),
  pickup: z.optional(Pickup),
  transport: z.string(),
  payment: z.string(),
  paymentKind: z.optional(PaymentKind),
})
