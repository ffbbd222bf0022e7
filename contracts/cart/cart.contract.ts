import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { command, query } from '../call.ts'
import { ApprovalReason } from '../approvals/approval.dto.ts'
import { DeliveryPromise } from '../products/delivery-promise.dto.ts'
import { optionalIdempotencyHeaders } from '../idempotency.ts'
import { AddedLine, LineQuantity } from '../quick-order/line-status.dto.ts'
import { Problem, errorResponses } from '../errors/problem.ts'
import { Hazard } from '../products/hazard.dto.ts'
import { Availability, PricePackage } from '../products/product.dto.ts'
import { caller, Image, orderText, Price, Token } from '../shared.dto.ts'

const ItemId = z.union([z.string(), z.number()])

const LineNote = orderText(200)

/** Number that the customer used for the part, if it differs from the article number. */
const RequestedNumber = z.string().check(z.maxLength(200))

/** User and time of the last change of a line. */
const LineChange = z.object({
  at: z.iso.datetime(),
  /** Name of the person. */
  by: z.string(),
  /** True if it was the caller, for instance in another tab. */
  byCaller: z.boolean(),
})

export const SentItem = z.object({
  sku: z.string(),
  qty: LineQuantity,
  note: z.optional(LineNote),
  requestedNumber: z.optional(RequestedNumber),
})

/** The API spells a line's id `item_id` or `itemId`; at least one of them is present. */
export const QuoteItem = z
  .object({
    item_id: z.optional(ItemId),
    itemId: z.optional(ItemId),
    sku: z.string(),
    qty: z.int(),
    articleNo: z.string(),
    name: z.string(),
    slug: z.string(),
    manufacturer: z.string(),
    image: Image,
    packagingAmount: z.int(),
    salesUnit: z.string(),
    availability: z.optional(Availability),
    pricePackage: z.optional(PricePackage),
    /** Net total of the line without the core deposits; absent if the item is not orderable. */
    rowTotal: z.optional(Price),
    note: z.optional(LineNote),
    requestedNumber: z.optional(RequestedNumber),
    /** Only for hazardous parts. */
    hazard: z.optional(Hazard),
    /** Defaults to true. False for a discontinued or unknown part: the line can only be removed. */
    orderable: z.optional(z.boolean()),
    changed: z.optional(LineChange),
  })
  .check(z.refine((item) => item.item_id !== undefined || item.itemId !== undefined, 'item_id or itemId'))

export const Quote = z.object({
  items: z.array(QuoteItem),
  version: z.int(),
  priceVisible: z.boolean(),
  /** Net sum of the orderable items, with the core deposits. */
  total: z.optional(Price),
  /** Absent if the cart itself requires no approval; the review of the checkout also reports exceeded budgets. */
  approvalReasons: z.optional(z.array(ApprovalReason)),
  /** Part of `total`; absent if the cart has no exchange part. */
  coreDeposits: z.optional(Price),
  /**
   * Transports to the chosen delivery address, or else to the default address, in the order in which the API
   * offers them. A pick-up has no delivery promise.
   */
  transports: z.optional(
    z.array(
      z.object({
        id: z.string(),
        description: z.optional(z.string()),
        promise: z.optional(DeliveryPromise),
      }),
    ),
  ),
})

/** 409001: the version is stale; `quote` is the current cart. */
export const StaleQuote = z.extend(Problem, { quote: Quote })

/** The status is HTTP 200 even after the session has ended; `code` is then 401000. */
const Coded = z.object({ code: z.int() })

/** Every call except `create` is rejected with 404002 while the customer has no cart. */
export const cartContract = initContract().router({
  /** Creates the customer's cart; an existing cart stays as it is. */
  create: command('/api/checkout/cart/create', z.object({ token: Token }), Coded),
  getQuote: query('/api/checkout/cart/getQuote', z.object(caller), z.object({ quote: Quote })),
  add: {
    ...command(
      '/api/checkout/cart/add',
      z.object({
        token: Token,
        items: z.array(SentItem).check(z.minLength(1), z.maxLength(1000)),
      }),
      z.object({ code: z.int(), lines: z.optional(z.array(AddedLine)) }),
    ),
    headers: optionalIdempotencyHeaders,
  },
  /** Changes up to 1,000 lines in one call; each line has its own status. */
  updateItems: {
    method: 'POST',
    path: '/api/checkout/cart/updateItems',
    body: z.object({
      ...caller,
      version: z.int(),
      items: z.array(z.extend(SentItem, { item_id: ItemId })).check(z.minLength(1), z.maxLength(1000)),
    }),
    responses: {
      ...errorResponses,
      200: z.object({
        code: z.int(),
        lines: z.array(z.extend(AddedLine, { item_id: ItemId })),
        quote: Quote,
      }),
      409: StaleQuote,
    },
  },
  delete: command(
    '/api/checkout/cart/delete',
    z.object({ ...caller, item_ids: z.array(ItemId).check(z.minLength(1), z.maxLength(1000)) }),
    Coded,
  ),
  update: {
    method: 'POST',
    path: '/api/checkout/cart/update/',
    body: z.object({
      ...caller,
      item_id: ItemId,
      sku: z.string(),
      qty: LineQuantity,
      /** Version that the customer has loaded; without it, changes of another session are overwritten. */
      version: z.optional(z.int()),
    }),
    responses: {
      ...errorResponses,
      200: z.object({ code: z.int(), line: z.optional(AddedLine) }),
      409: StaleQuote,
    },
  },
})
