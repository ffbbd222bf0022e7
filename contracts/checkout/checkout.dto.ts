import * as z from 'zod/mini'
import { QuoteItem } from '../cart/cart.contract.ts'
import { lineOutcome } from '../quick-order/line-status.dto.ts'
import { Party } from './party.dto.ts'
import { CountryId, Price } from '../shared.dto.ts'

/** Unicode characters that go onto a delivery note. */
const REMARK_MAX = 300
export const REFERENCE_MAX = 35

const text = (longest: number) => z.string().check(z.maxLength(longest))
const some = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))

/** A new delivery address, before the API has given it an id. */
export const NewAddress = z.object({
  company: some(100),
  name2: z.optional(text(100)),
  street: some(100),
  postCode: some(20),
  city: some(100),
  countryID: CountryId,
})

export const DeliveryAddress = z.extend(Party, { name2: z.optional(z.string()), isDefault: z.boolean() })

/** UTF-16 units: four times as many bytes would be the worst of it. */
export const Remark = text(2 * REMARK_MAX)

export const PickupSlot = z.object({
  slotId: z.string(),
  /** ISO 8601 times with zone. */
  from: z.string(),
  to: z.string(),
})

export const TransportKind = z.enum(['PARCEL', 'FREIGHT', 'EXPRESS', 'PICKUP'])

export const Transport = z.object({
  id: z.string(),
  kind: TransportKind,
  description: z.string(),
  /** Net. */
  price: z.optional(Price),
  /** ISO 8601 time with zone: what is ordered until then leaves on `dispatch`. */
  cutoff: z.string(),
  /** ISO 8601 dates. */
  dispatch: z.string(),
  arrival: z.string(),
  /** Where the goods are fetched. */
  location: z.optional(z.string()),
  slots: z.optional(z.array(PickupSlot)),
})

export const PaymentKind = z.enum(['ACCOUNT', 'CARD', 'PAYPAL', 'PREPAYMENT'])

export const PaymentMethod = z.object({
  id: z.string(),
  kind: PaymentKind,
  name: z.string(),
  /** Days until an invoice is due. */
  terms: z.optional(z.int()),
  freeCredit: z.optional(Price),
  allowed: z.boolean(),
  reason: z.optional(z.enum(['COUNTRY', 'CREDIT_LIMIT', 'AMOUNT'])),
})

/** What one of the two orders holds; its lines and those of the other are the cart. */
export const PartOrder = z.object({
  index: z.enum(['first', 'second']),
  lines: z.array(z.object({ item_id: z.string(), sku: z.string(), quantity: z.int() })),
  /** ISO 8601 dates: when it leaves, and when it is there. */
  date: z.string(),
  arrival: z.string(),
})

export const OrderTotals = z.object({
  goods: Price,
  transport: Price,
  net: Price,
  taxPercent: z.number(),
  tax: Price,
  gross: Price,
})

/** What is no longer as it was when the line was put into the cart. */
export const QuoteChange = z.object({
  item_id: z.string(),
  field: z.enum(['PRICE', 'DATE']),
  /** Amounts in units of the currency, dates in ISO 8601; an empty text is no date. */
  old: z.union([z.number(), z.string()]),
  new: z.union([z.number(), z.string()]),
})

export const CheckedLine = z.object({ item_id: z.string(), sku: z.string(), ...lineOutcome })

export const BasHash = z.string().check(z.regex(/^[\w-]{8,100}$/))

const ErpAnswer = z.object({ orderNo: z.string(), receivedAt: z.string() })

export const PlacedOrder = z.object({
  basHash: BasHash,
  /** Absent while it is not paid: until then it is no order. */
  orderNumbers: z.optional(z.object({ first: z.string(), second: z.optional(z.string()) })),
  /** What the ERP said to each of the two orders. */
  navisionResponse: z.optional(ErpAnswer),
  navisionResponseSecond: z.optional(ErpAnswer),
  /** PENDING until the payment service has confirmed. */
  status: z.enum(['PLACED', 'PENDING']),
  customerOrderReference: z.string(),
  /** The lines as they were ordered. */
  items: z.array(QuoteItem),
  orders: z.array(PartOrder),
  totals: z.optional(OrderTotals),
  shippingAddress: DeliveryAddress,
  /** Where and when the goods are fetched, of an order that is not sent. */
  pickup: z.optional(z.object({ location: z.string(), slot: z.optional(PickupSlot) })),
  transport: z.string(),
  payment: z.string(),
})
