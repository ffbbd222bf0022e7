import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { Quote, SentItem } from '../cart/cart.contract.ts'
import { optionalIdempotencyHeaders } from '../idempotency.ts'
import { AddedLine } from '../quick-order/line-status.dto.ts'
import { errorResponses } from '../errors/problem.ts'
import { caller, Price } from '../shared.dto.ts'

export const CARTS_MAX = 50
const CART_NAME_MAX = 60

const CartId = z.string().check(z.minLength(1), z.maxLength(60))
const CartName = z.string().check(z.trim(), z.minLength(1), z.maxLength(CART_NAME_MAX))
const ContactId = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

const ShareRight = z.enum(['READ', 'EDIT', 'OWNER'])
const Share = z.object({ contactId: ContactId, right: ShareRight })

export const NamedCart = z.object({
  cartId: z.string(),
  /** Empty if the cart has no name. */
  name: z.string(),
  /** True for the active cart, which receives added parts. Exactly one cart is active. */
  active: z.boolean(),
  lines: z.int(),
  pieces: z.int(),
  total: z.optional(Price),
  /** ISO 8601 date until which the prices are valid; absent if no prices are shown. */
  pricesUntil: z.optional(z.iso.date()),
  /** ISO 8601 time; absent for the active cart. */
  changedAt: z.optional(z.string()),
  owner: z.object({ contactId: z.string(), name: z.string() }),
  /** Right of the caller to this cart. */
  right: ShareRight,
  shared: z.array(z.extend(Share, { name: z.string() })),
})

const Carts = z.object({ carts: z.array(NamedCart) })

/**
 * Rejections: 422001 for a name in use, 413001 for more than 50 carts, 404001 for an unknown cart or that of
 * another customer.
 */
const answers = { ...errorResponses, 422: errorResponses[400], 200: Carts }

export const cartsContract = contract({
  list: query('/api/carts/list', z.object(caller), Carts),
  get: query(
    '/api/carts/get',
    z.object({ ...caller, cartId: CartId }),
    z.object({ cart: NamedCart, quote: Quote }),
  ),
  create: {
    method: 'POST',
    path: '/api/carts/create',
    body: z.object({ ...caller, name: CartName, copyActive: z.boolean() }),
    responses: answers,
  },
  import: {
    ...command(
      '/api/carts/import',
      z.object({
        ...caller,
        /** Either the id of an existing cart or the name of a new one. */
        cartId: z.optional(CartId),
        name: z.optional(CartName),
        items: z.array(SentItem).check(z.minLength(1), z.maxLength(1000)),
      }),
      z.extend(Carts, { cartId: z.string(), lines: z.array(AddedLine) }),
    ),
    headers: optionalIdempotencyHeaders,
  },
  rename: {
    method: 'POST',
    path: '/api/carts/rename',
    body: z.object({ ...caller, cartId: CartId, name: CartName }),
    responses: answers,
  },
  duplicate: {
    method: 'POST',
    path: '/api/carts/duplicate',
    body: z.object({ ...caller, cartId: CartId, name: CartName }),
    responses: answers,
  },
  activate: command(
    '/api/carts/activate',
    z.object({ ...caller, cartId: CartId, mode: z.enum(['REPLACE', 'MERGE', 'KEEP_COPY']) }),
    z.extend(Carts, { lines: z.array(AddedLine) }),
  ),
  merge: {
    method: 'POST',
    path: '/api/carts/merge',
    body: z.object({ ...caller, cartId: CartId, intoCartId: CartId }),
    responses: answers,
  },
  share: {
    method: 'POST',
    path: '/api/carts/share',
    body: z.object({ ...caller, cartId: CartId, share: z.array(Share).check(z.maxLength(20)) }),
    responses: answers,
  },
  delete: {
    method: 'POST',
    path: '/api/carts/delete',
    body: z.object({ ...caller, cartId: CartId }),
    responses: answers,
  },
  restore: {
    method: 'POST',
    path: '/api/carts/restore',
    body: z.object({ ...caller, cartId: CartId }),
    responses: answers,
  },
})
