import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { Quote } from '../cart/cart.contract.ts'
import {
  CartHash,
  CheckedCartLine,
  DeliveryAddress,
  NewAddress,
  OrderTotals,
  SplitOrder,
  PaymentMethod,
  PlacedOrder,
  QuoteChange,
  REFERENCE_MAX,
  Remark,
  Transport,
} from './checkout.dto.ts'
import { CostCentreId, JobText } from '../cost-centres/cost-centres.contract.ts'
import { ApprovalReason } from '../approvals/approval.dto.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { Party } from './party.dto.ts'
import { Problem, errorResponses } from '../errors/problem.ts'
import { caller, orderText, Token } from '../shared.dto.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(100))
const Done = z.object({ code: z.int() })
const Addresses = z.object({
  billing: Party,
  shipping: z.array(DeliveryAddress),
  /** Delivery address of the current order. */
  shippingAddressId: z.optional(z.string()),
})

/** 409001: the cart has changed since the last check; `quote` is the current cart. */
const Stale = z.extend(Problem, { quote: z.optional(Quote), basHash: z.optional(z.string()) })

export const checkoutContract = contract({
  validate: query(
    '/api/checkout/validate',
    z.object({ ...caller, version: z.int(), costCentre: z.optional(CostCentreId) }),
    z.object({
      quote: Quote,
      lines: z.array(CheckedCartLine),
      changes: z.array(QuoteChange),
      /** Hash of lines, prices, dates, addresses, transport and payment; changes with any of them. */
      basHash: CartHash,
      totals: z.optional(OrderTotals),
      /** Absent if the order can be placed at once. */
      approvalReasons: z.optional(z.array(ApprovalReason)),
    }),
  ),
  addressesGet: query('/api/checkout/addresses/get', z.object(caller), Addresses),
  addressesSet: command(
    '/api/checkout/addresses/set',
    z.object({
      ...caller,
      billingAddressId: Id,
      shippingAddressId: z.optional(Id),
      address: z.optional(NewAddress),
      contact: Remark,
      remark: Remark,
    }),
    Addresses,
  ),
  transportsGet: query(
    '/api/checkout/transports/get',
    z.object(caller),
    z.object({ transports: z.array(Transport) }),
  ),
  transportsSet: command(
    '/api/checkout/transports/set',
    z.object({ ...caller, transportId: Id, deliverComplete: z.boolean(), slotId: z.optional(Id) }),
    Done,
  ),
  paymentsGet: query(
    '/api/checkout/payments/get',
    z.object(caller),
    z.object({ methods: z.array(PaymentMethod) }),
  ),
  paymentsSet: command(
    '/api/checkout/payments/set',
    z.object({ ...caller, paymentId: Id, ccFirstName: Remark, ccLastName: Remark }),
    Done,
  ),
  paymentsStart: command(
    '/api/checkout/payments/start',
    z.object({
      ...caller,
      basHash: CartHash,
      /** Path in the shop to which the payment page redirects the customer. */
      returnPath: z.string().check(z.regex(/^\/[\w/-]*$/)),
    }),
    z.object({
      redirectUrl: z.string(),
      payOneResponse: z.optional(z.object({ reference: z.string() })),
      ppOrderId: z.optional(z.string()),
    }),
  ),
  split: query(
    '/api/checkout/split',
    z.object({ ...caller, deliverComplete: z.boolean() }),
    z.object({ orders: z.array(SplitOrder) }),
  ),
  place: {
    method: 'POST',
    path: '/api/checkout/order/place',
    headers: idempotencyHeaders,
    body: z.object({
      ...caller,
      basHash: CartHash,
      acceptPolicy: z.boolean(),
      customerOrderReference: orderText(REFERENCE_MAX),
      /** Cost centre of the order; 422040 if it is closed or unknown. */
      costCentre: z.optional(CostCentreId),
      job: z.optional(JobText),
      version: z.int(),
    }),
    responses: { ...errorResponses, 201: PlacedOrder, 409: Stale },
  },
  status: query(
    '/api/checkout/order/status',
    z.object({ ...caller, basHash: z.optional(CartHash), key: z.optional(Id) }),
    PlacedOrder,
  ),
  paymentReturn: command(
    '/api/checkout/payment/return',
    z.object({
      token: z.optional(Token),
      provider: z.string().check(z.maxLength(50)),
      params: z.record(z.string(), z.string().check(z.maxLength(500))),
    }),
    z.object({
      status: z.enum(['AUTHORISED', 'CANCELLED', 'FAILED', 'PENDING']),
      next: z.enum(['step6', 'step4']),
      reason: z.optional(
        z.enum(['CANCELLED', 'DECLINED', 'SIGNATURE', 'UNKNOWN', 'ENDED', 'CHANGED', 'NOT_ALLOWED']),
      ),
      basHash: z.optional(CartHash),
    }),
  ),
})
