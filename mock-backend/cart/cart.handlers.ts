import type { cartContract } from '#contracts/cart/cart.contract.ts'
import { acceptQuantity } from './accept-quantity.ts'
import { addToCart } from './add-to-cart.ts'
import { productOfCartSku } from '../products/cart-sku.ts'
import { Carts } from './carts.ts'
import { changeLines } from './change-lines.ts'
import { quote } from './quote.ts'
import { transportNames } from '../shipping/checkout-names.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { promiseOf, refusedParts } from '../shipping/transports.ts'
import { errorResponse, HttpError } from '../http/error-response.ts'
import { cartOwner } from '../session/account.ts'
import type { Caller } from '../session/callers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const DONE = 200000
const SESSION_ENDED = 401000

export function cartHandlers({
  db,
  clock,
  parts,
  checkout: { checkoutBaskets, seen },
  approvals,
  sessions,
  asCaller,
  callerOf,
}: Services): Handlers<typeof cartContract> {
  const carts = new Carts({ db, clock })
  const addedResponses = new IdempotentResponses()
  const assertCart = (owner: string) => {
    if (!carts.has(owner)) throw new HttpError(errorResponse(404, 404002, 'No cart.'))
  }
  const cartCallerOf: typeof callerOf = async (body) => {
    const caller = await callerOf(body)
    assertCart(cartOwner(caller.account))
    return caller
  }
  const quoteOf = (caller: Caller) => {
    const owner = cartOwner(caller.account)
    const cart = { lines: carts.linesOf(owner), version: carts.versionOf(owner) }
    const sold = cart.lines.flatMap(({ sku }) => productOfCartSku(parts, sku) ?? [])
    const offers = cart.lines.length > 0 ? checkoutBaskets.offersTo(caller.account, caller.now) : []
    const willing = offers.filter((offer) => refusedParts(offer, sold).length === 0)
    const transports = willing.map((offer) => ({
      id: offer.id,
      description: transportNames[offer.kind][caller.language],
      ...(offer.kind !== 'PICKUP' && { promise: promiseOf(offer) }),
    }))
    const quoted = quote(parts, cart, caller)
    const { customerId, contactId: buyerId } = caller.account
    return {
      ...quoted,
      ...(quoted.approvalReasons && {
        approvalReasons: [
          ...quoted.approvalReasons,
          ...approvals.missingApprover({ customerId, buyerId, costCentre: undefined }),
        ],
      }),
      ...(transports.length > 0 && { transports }),
    }
  }

  const isStale = (caller: Caller) => {
    const { body: problem } = errorResponse(409, 409001, 'The cart has changed.')
    return { status: 409, body: { ...problem, quote: quoteOf(caller) } } as const
  }

  return {
    create: asCaller(({ account }) => {
      carts.create(cartOwner(account))
      return { code: DONE }
    }),

    getQuote: async ({ body }) => {
      const caller = await cartCallerOf(body)
      const quoted = quoteOf(caller)
      seen.record(cartOwner(caller.account), quoted)
      return { status: 200, body: { quote: quoted } }
    },

    // The only call that reports an expired session with status 200 and a code.
    add: async ({ body, headers }) => {
      const account = await sessions.accountOf(body.token)
      if (account === undefined) return { status: 200, body: { code: SESSION_ENDED } }
      assertCart(cartOwner(account))
      const add = () => {
        const lines = addToCart(carts, parts, account, body.items)
        return { status: 200, body: { code: DONE, lines } } as const
      }
      const call = { owner: account.contactId, key: headers['idempotency-key'], body: body.items }
      return addedResponses.once(call, add)
    },

    delete: async ({ body }) => {
      const { account } = await cartCallerOf(body)
      carts.remove(cartOwner(account), body.item_ids.map(Number))
      return { status: 200, body: { code: DONE } }
    },

    update: async ({ body }) => {
      const caller = await cartCallerOf(body)
      const { account } = caller
      if (body.version !== undefined && body.version !== carts.versionOf(cartOwner(account))) {
        return isStale(caller)
      }
      const line = carts.linesOf(cartOwner(account)).find(({ id }) => id === Number(body.item_id))
      const product = productOfCartSku(parts, body.sku)
      if (line?.sku !== body.sku || product === undefined) {
        return errorResponse(404, 404001, 'The cart has no such line.')
      }
      const { status, quantity } = acceptQuantity(product, body.qty)
      if (quantity > 0) carts.put(cartOwner(account), new Map([[line.sku, { quantity }]]), account)
      return {
        status: 200,
        body: {
          code: DONE,
          line: { sku: body.sku, status, requestedQuantity: body.qty, acceptedQuantity: quantity },
        },
      }
    },

    updateItems: async ({ body }) => {
      const caller = await cartCallerOf(body)
      const { account } = caller
      if (body.version !== carts.versionOf(cartOwner(account))) return isStale(caller)
      const lines = changeLines(carts, parts, account, body.items)
      return { status: 200, body: { code: DONE, lines, quote: quoteOf(caller) } }
    },
  }
}
