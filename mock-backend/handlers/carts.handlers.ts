import type * as z from 'zod/mini'
import { CARTS_MAX, cartsContract, type NamedCart } from '#contracts/carts.contract.ts'
import type { Account } from '../accounts/account.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { acceptWishes, addToCart } from '../cart/add-to-cart.ts'
import type { SoldParts } from '../cart/cart-sku.ts'
import { Carts } from '../cart/carts.ts'
import { holding, merged, NamedCarts, rightTo, type KeptLine, type StoredCart } from '../cart/named-carts.ts'
import { quote } from '../cart/quote.ts'
import type { Db } from '../db.ts'
import { IdempotentAnswers, idempotencyKey } from '../http/idempotent-answers.ts'
import { refusal, sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { readerFrom, type Reader } from '../products/reader.ts'

const ACTIVE = 'active'

type Deps = { db: Db; catalogue: SoldParts; sessions: Sessions; clock: () => number }
type Asker = Reader & { account: Account }

const noSuchCart = () => refusal(404, 404001, 'Not Found', { detail: 'There is no such cart.' })
const nameInUse = () => refusal(422, 422001, 'Unprocessable Content', { detail: 'The name is in use.' })
const tooMany = () => refusal(413, 413001, 'Content Too Large', { detail: `${CARTS_MAX} carts are kept.` })

export function cartsHandlers({ db, catalogue, sessions, clock }: Deps) {
  const active = new Carts(db)
  const named = new NamedCarts(db, clock)
  const imported = new IdempotentAnswers()
  const readerOf = readerFrom({ sessions, clock })
  const askerOf = async (body: Parameters<typeof readerOf>[0]): Promise<Asker | undefined> => {
    const reader = await readerOf(body)
    return reader.account && { ...reader, account: reader.account }
  }
  const quoteOf = (lines: readonly KeptLine[], version: number, reader: Reader) =>
    quote(catalogue, { lines: lines.map((line, index) => ({ ...line, id: index + 1 })), version }, reader)

  const summary = (cart: StoredCart | undefined, lines: readonly KeptLine[], asker: Asker) => {
    const { total } = quoteOf(lines, 0, asker)
    const owner = cart ? contactOf(db, cart.owner) : asker.account
    return {
      cartId: cart?.cartId ?? ACTIVE,
      name: cart?.name ?? '',
      active: cart === undefined,
      lines: lines.length,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(total && { total, pricesUntil: lastDayOfMonth(clock()) }),
      ...(cart && { changedAt: new Date(cart.changedAt).toISOString() }),
      owner: { contactId: owner?.contactId ?? '', name: nameOf(owner) },
      right: cart ? (rightTo(cart, asker.account) ?? 'READ') : 'OWNER',
      shared: (cart?.shares ?? []).map((share) => ({
        ...share,
        name: nameOf(contactOf(db, share.contactId)),
      })),
    } satisfies z.infer<typeof NamedCart>
  }
  const listFor = (asker: Asker) => {
    const others = named.visibleTo(asker.account).map((cart) => summary(cart, cart.lines, asker))
    return { carts: [summary(undefined, active.linesOf(asker.account.customerId), asker), ...others] }
  }
  const answer = (asker: Asker) => ({ status: 200 as const, body: listFor(asker) })

  const linesOf = ({ account }: Asker, cartId: string): readonly KeptLine[] | undefined =>
    cartId === ACTIVE ? active.linesOf(account.customerId) : named.find(account, cartId, 'READ')?.lines
  const isTaken = ({ account }: Asker, name: string, but?: string) =>
    named
      .visibleTo(account)
      .some((cart) => cart.cartId !== but && cart.name.toLowerCase() === name.toLowerCase())
  const refusedName = (asker: Asker, name: string) => {
    if (isTaken(asker, name)) return nameInUse()
    return named.visibleTo(asker.account).length >= CARTS_MAX ? tooMany() : undefined
  }
  const addToActive = ({ account }: Asker, lines: readonly KeptLine[]) =>
    addToCart(
      active,
      catalogue,
      account,
      lines.map(({ sku, quantity, note }) => ({ sku, qty: quantity, ...(note !== '' && { note }) })),
    )

  return [
    replyTo(cartsContract.list, async ({ body }) => {
      const asker = await askerOf(body)
      return asker ? answer(asker) : sessionEnded()
    }),

    replyTo(cartsContract.get, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      const lines = linesOf(asker, body.cartId)
      const cart = listFor(asker).carts.find(({ cartId }) => cartId === body.cartId)
      if (!lines || !cart) return noSuchCart()
      return { status: 200, body: { cart, quote: quoteOf(lines, 0, asker) } }
    }),

    replyTo(cartsContract.create, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      const refused = refusedName(asker, body.name)
      if (refused) return refused
      const lines = body.copyActive ? active.linesOf(asker.account.customerId) : []
      named.create(asker.account, body.name, lines)
      return answer(asker)
    }),

    replyTo(cartsContract.import, async ({ body: { cartId, name, items, ...caller }, request }) => {
      const asker = await askerOf(caller)
      if (!asker) return sessionEnded()
      const put = () => {
        const refused = name === undefined ? undefined : refusedName(asker, name)
        if (refused) return refused
        const cart =
          name === undefined
            ? named.find(asker.account, cartId ?? '', 'EDIT')
            : named.create(asker.account, name, [])
        if (!cart) return noSuchCart()
        const held = new Map(cart.lines.map(({ sku, quantity }) => [sku, quantity]))
        const { answers, changed } = acceptWishes(catalogue, asker.account, held, items)
        named.change(cart.cartId, { lines: holding(cart.lines, changed) })
        return { status: 200, body: { ...listFor(asker), cartId: cart.cartId, lines: answers } } as const
      }
      const key = idempotencyKey(request)
      const call = { owner: asker.account.contactId, key, body: { cartId, name, items } }
      return key === '' ? put() : imported.once(call, put)
    }),

    replyTo(cartsContract.rename, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      if (!named.find(asker.account, body.cartId, 'EDIT')) return noSuchCart()
      if (isTaken(asker, body.name, body.cartId)) return nameInUse()
      named.change(body.cartId, { name: body.name })
      return answer(asker)
    }),

    replyTo(cartsContract.duplicate, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      const lines = linesOf(asker, body.cartId)
      if (!lines) return noSuchCart()
      const refused = refusedName(asker, body.name)
      if (refused) return refused
      named.create(asker.account, body.name, lines)
      return answer(asker)
    }),

    replyTo(cartsContract.activate, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      const { customerId } = asker.account
      const chosen = named.find(asker.account, body.cartId, 'READ')
      if (!chosen) return noSuchCart()
      if (body.mode !== 'MERGE') {
        const before = active.linesOf(customerId)
        const name = freeName(before, (wanted) => isTaken(asker, wanted), clock())
        if (before.length > 0) named.create(asker.account, name, before)
        active.remove(
          customerId,
          before.map(({ id }) => id),
        )
      }
      const lines = addToActive(asker, chosen.lines)
      const isAllIn = lines.every(({ acceptedQuantity }) => acceptedQuantity > 0)
      const mayGo = rightTo(chosen, asker.account) === 'OWNER' && isAllIn
      if (body.mode !== 'KEEP_COPY' && mayGo) named.delete(chosen.cartId)
      return { status: 200, body: { ...listFor(asker), lines } }
    }),

    replyTo(cartsContract.merge, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      const from = named.find(asker.account, body.cartId, 'OWNER')
      const into = named.find(asker.account, body.intoCartId, 'EDIT')
      if (!from || !into || from.cartId === into.cartId) return noSuchCart()
      named.change(into.cartId, { lines: merged(into.lines, from.lines) })
      named.delete(from.cartId)
      return answer(asker)
    }),

    replyTo(cartsContract.share, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      if (!named.find(asker.account, body.cartId, 'OWNER')) return noSuchCart()
      const isUnknown = body.share.some(({ contactId }) => contactOf(db, contactId) === undefined)
      if (isUnknown) {
        return refusal(422, 422002, 'Unprocessable Content', { detail: 'A contact is unknown.' })
      }
      named.change(body.cartId, { shares: body.share })
      return answer(asker)
    }),

    replyTo(cartsContract.delete, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      if (!named.find(asker.account, body.cartId, 'OWNER')) return noSuchCart()
      named.delete(body.cartId)
      return answer(asker)
    }),

    replyTo(cartsContract.restore, async ({ body }) => {
      const asker = await askerOf(body)
      if (!asker) return sessionEnded()
      return named.restore(asker.account, body.cartId) ? answer(asker) : noSuchCart()
    }),
  ]
}

const contactOf = (db: Db, contactId: string) =>
  db.account.findFirst({ where: { contactId: { equals: contactId } } }) ?? undefined

const nameOf = (account: Pick<Account, 'givenName' | 'familyName'> | undefined) =>
  account ? `${account.givenName} ${account.familyName}` : ''

/** Price lists are made by the month. */
function lastDayOfMonth(now: number): string {
  const day = new Date(now)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}

/** What the active cart held goes on the list by its day. */
function freeName(lines: readonly KeptLine[], isTaken: (name: string) => boolean, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  for (let count = 1; count <= lines.length + CARTS_MAX; count++) {
    const name = count === 1 ? day : `${day} (${count})`
    if (!isTaken(name)) return name
  }
  return day
}
