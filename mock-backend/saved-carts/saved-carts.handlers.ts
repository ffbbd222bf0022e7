import type * as z from 'zod/mini'
import { CARTS_MAX, type cartsContract, type NamedCart } from '#contracts/saved-carts/carts.contract.ts'
import { cartOwner, nameOf, type Account } from '../session/account.ts'
import { acceptItems, addToCart } from '../cart/add-to-cart.ts'
import { Carts } from '../cart/carts.ts'
import {
  withLineUpdates,
  mergedLines,
  SavedCarts,
  rightTo,
  type CartRight,
  type StoredLine,
  type StoredCart,
} from './saved-carts.ts'
import { productOfCartSku, type SoldParts } from '../products/cart-sku.ts'
import { quote } from '../cart/quote.ts'
import type { Db } from '../db.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { requireFound, notFound, errorResponse, HttpError } from '../http/error-response.ts'
import type { Caller, Visitor } from '../session/callers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const ACTIVE = 'active'

const nameInUse = () => errorResponse(422, 422001, 'The name is in use.')
const tooMany = () => errorResponse(413, 413001, `${CARTS_MAX} carts can be saved.`)

export function cartsHandlers({
  db,
  parts,
  clock,
  asCaller,
  callerOf,
}: Services): Handlers<typeof cartsContract> {
  const active = new Carts({ db, clock })
  const savedCarts = new SavedCarts({ db, clock })
  const imported = new IdempotentResponses()
  const quoteOf = (lines: readonly StoredLine[], version: number, visitor: Visitor) =>
    quote(
      parts,
      { lines: lines.map((line, index) => ({ ...line, id: index + 1, requestedNumber: '' })), version },
      visitor,
    )

  const summary = (cart: StoredCart | undefined, lines: readonly StoredLine[], caller: Caller) => {
    const { total } = quoteOf(lines, 0, caller)
    const owner = cart ? contactOf(db, cart.owner) : caller.account
    return {
      cartId: cart?.cartId ?? ACTIVE,
      name: cart?.name ?? '',
      active: cart === undefined,
      lines: lines.length,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(total && { total, pricesUntil: pricesUntil(parts, lines) }),
      ...(cart && { changedAt: new Date(cart.changedAt).toISOString() }),
      owner: { contactId: owner?.contactId ?? '', name: nameIn(owner) },
      right: cart ? (rightTo(cart, caller.account) ?? 'READ') : 'OWNER',
      shared: (cart?.shares ?? []).map((share) => ({
        ...share,
        name: nameIn(contactOf(db, share.contactId)),
      })),
    } satisfies z.infer<typeof NamedCart>
  }
  const listFor = (caller: Caller) => {
    const others = savedCarts.visibleTo(caller.account).map((cart) => summary(cart, cart.lines, caller))
    return { carts: [summary(undefined, active.linesOf(cartOwner(caller.account)), caller), ...others] }
  }
  const listResponse = (caller: Caller) => ({ status: 200 as const, body: listFor(caller) })

  const cartOf = ({ account }: Caller, cartId: string, right: CartRight) =>
    requireFound(savedCarts.find(account, cartId, right), 'cart')
  const linesOf = (caller: Caller, cartId: string): readonly StoredLine[] =>
    cartId === ACTIVE ? active.linesOf(cartOwner(caller.account)) : cartOf(caller, cartId, 'READ').lines
  const isTaken = ({ account }: Caller, name: string, but?: string) =>
    savedCarts
      .visibleTo(account)
      .some((cart) => cart.cartId !== but && cart.name.toLowerCase() === name.toLowerCase())
  const createCart = (caller: Caller, name: string, lines: readonly StoredLine[]) => {
    if (isTaken(caller, name)) throw new HttpError(nameInUse())
    if (savedCarts.visibleTo(caller.account).length >= CARTS_MAX) throw new HttpError(tooMany())
    return savedCarts.create(caller.account, name, lines)
  }
  const addToActive = ({ account }: Caller, lines: readonly StoredLine[]) =>
    addToCart(
      active,
      parts,
      account,
      lines.map(({ sku, quantity, note }) => ({ sku, qty: quantity, ...(note !== '' && { note }) })),
    )

  return {
    list: async ({ body }) => {
      return listResponse(await callerOf(body))
    },

    get: asCaller((caller, body) => {
      const lines = linesOf(caller, body.cartId)
      const cart = requireFound(
        listFor(caller).carts.find(({ cartId }) => cartId === body.cartId),
        'cart',
      )
      return { cart, quote: quoteOf(lines, 0, caller) }
    }),

    create: async ({ body }) => {
      const caller = await callerOf(body)
      createCart(caller, body.name, body.copyActive ? active.linesOf(cartOwner(caller.account)) : [])
      return listResponse(caller)
    },

    import: async ({ body: { cartId, name, items, ...credentials }, headers }) => {
      const caller = await callerOf(credentials)
      const put = () => {
        const cart = name === undefined ? cartOf(caller, cartId ?? '', 'EDIT') : createCart(caller, name, [])
        const currentQuantities = new Map(cart.lines.map(({ sku, quantity }) => [sku, quantity]))
        const { answers: results, changed } = acceptItems(parts, caller.account, currentQuantities, items)
        savedCarts.change(cart.cartId, { lines: withLineUpdates(cart.lines, changed) })
        return { status: 200, body: { ...listFor(caller), cartId: cart.cartId, lines: results } } as const
      }
      const key = headers['idempotency-key']
      const call = { owner: caller.account.contactId, key, body: { cartId, name, items } }
      return imported.once(call, put)
    },

    rename: async ({ body }) => {
      const caller = await callerOf(body)
      const { cartId } = cartOf(caller, body.cartId, 'EDIT')
      if (isTaken(caller, body.name, cartId)) return nameInUse()
      savedCarts.change(cartId, { name: body.name })
      return listResponse(caller)
    },

    duplicate: async ({ body }) => {
      const caller = await callerOf(body)
      createCart(caller, body.name, linesOf(caller, body.cartId))
      return listResponse(caller)
    },

    activate: asCaller((caller, body) => {
      const owner = cartOwner(caller.account)
      const storedCart = cartOf(caller, body.cartId, 'READ')
      if (body.mode !== 'MERGE') {
        const before = active.linesOf(owner)
        const name = freeName(before, (cartName) => isTaken(caller, cartName), clock())
        if (before.length > 0) savedCarts.create(caller.account, name, before)
        active.remove(
          owner,
          before.map(({ id }) => id),
        )
      }
      const lines = addToActive(caller, storedCart.lines)
      const isAllIn = lines.every(({ acceptedQuantity }) => acceptedQuantity > 0)
      const mayGo = rightTo(storedCart, caller.account) === 'OWNER' && isAllIn
      if (body.mode !== 'KEEP_COPY' && mayGo) savedCarts.delete(storedCart.cartId)
      return { ...listFor(caller), lines }
    }),

    merge: async ({ body }) => {
      const caller = await callerOf(body)
      const from = cartOf(caller, body.cartId, 'OWNER')
      const into = cartOf(caller, body.intoCartId, 'EDIT')
      if (from.cartId === into.cartId) return notFound('cart')
      savedCarts.change(into.cartId, { lines: mergedLines(into.lines, from.lines) })
      savedCarts.delete(from.cartId)
      return listResponse(caller)
    },

    share: async ({ body }) => {
      const caller = await callerOf(body)
      const { cartId } = cartOf(caller, body.cartId, 'OWNER')
      const isUnknown = body.share.some(({ contactId }) => contactOf(db, contactId) === undefined)
      if (isUnknown) {
        return errorResponse(422, 422002, 'A contact is unknown.')
      }
      savedCarts.change(cartId, { shares: body.share })
      return listResponse(caller)
    },

    delete: async ({ body }) => {
      const caller = await callerOf(body)
      savedCarts.delete(cartOf(caller, body.cartId, 'OWNER').cartId)
      return listResponse(caller)
    },

    restore: async ({ body }) => {
      const caller = await callerOf(body)
      return savedCarts.restore(caller.account, body.cartId) ? listResponse(caller) : notFound('cart')
    },
  }
}

const contactOf = (db: Db, contactId: string) =>
  db.account.findFirst({ where: { contactId: { equals: contactId } } }) ?? undefined

const nameIn = (account: Account | undefined) => (account ? nameOf(account) : '')

/** Last day on which the prices of a cart are valid: the day on which its first promotion ends. */
function pricesUntil(parts: SoldParts, lines: readonly StoredLine[]): string | undefined {
  const ends = lines.flatMap(({ sku }) => productOfCartSku(parts, sku)?.promotion?.until ?? [])
  return ends.toSorted()[0]
}

/** An unused name for the saved copy of the active cart: the date, with a counter if needed. */
function freeName(lines: readonly StoredLine[], isTaken: (name: string) => boolean, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  for (let count = 1; count <= lines.length + CARTS_MAX; count++) {
    const name = count === 1 ? day : `${day} (${count})`
    if (!isTaken(name)) return name
  }
  return day
}
