import { cartContract } from '#contracts/cart.contract.ts'
import type { Account } from '../accounts/account.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { acceptQuantity } from '../cart/accept-quantity.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import { productOfCartSku, type SoldParts } from '../cart/cart-sku.ts'
import { Carts } from '../cart/carts.ts'
import { changeLines } from '../cart/change-lines.ts'
import { quote } from '../cart/quote.ts'
import type { SeenLines } from '../checkout/seen-lines.ts'
import type { Db } from '../db.ts'
import { IdempotentAnswers, idempotencyKey } from '../http/idempotent-answers.ts'
import { refusal, sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { readerFrom, type Reader } from '../products/reader.ts'

const DONE = 200000
const SESSION_ENDED = 401000

type Deps = { db: Db; catalogue: SoldParts; sessions: Sessions; clock: () => number; seen: SeenLines }

export function cartHandlers({ db, catalogue, sessions, clock, seen }: Deps) {
  const carts = new Carts(db)
  const added = new IdempotentAnswers()
  const readerOf = readerFrom({ sessions, clock })
  const quoteOf = ({ customerId }: Account, reader: Reader) =>
    quote(catalogue, { lines: carts.linesOf(customerId), version: carts.versionOf(customerId) }, reader)

  return [
    replyTo(cartContract.create, async ({ body }) => {
      const account = await sessions.accountOf(body.token)
      if (account === undefined) return sessionEnded()
      carts.create(account.customerId)
      return { status: 200, body: { code: DONE } }
    }),

    replyTo(cartContract.getQuote, async ({ body }) => {
      const reader = await readerOf(body)
      if (reader.account === undefined) return sessionEnded()
      const quoted = quoteOf(reader.account, reader)
      seen.note(reader.account.customerId, quoted)
      return { status: 200, body: { quote: quoted } }
    }),

    // The one call that tells an ended session by its code alone.
    replyTo(cartContract.add, async ({ body, request }) => {
      const account = await sessions.accountOf(body.token)
      if (account === undefined) return { status: 200, body: { code: SESSION_ENDED } }
      const add = () => {
        const lines = addToCart(carts, catalogue, account, body.items)
        return { status: 200, body: { code: DONE, lines } } as const
      }
      const key = idempotencyKey(request)
      return key === '' ? add() : added.once({ owner: account.contactId, key, body: body.items }, add)
    }),

    replyTo(cartContract.delete, async ({ body }) => {
      const account = await sessions.accountOf(body.token)
      if (account === undefined) return sessionEnded()
      carts.remove(account.customerId, body.item_ids.map(Number))
      return { status: 200, body: { code: DONE } }
    }),

    replyTo(cartContract.update, async ({ body }) => {
      const account = await sessions.accountOf(body.token)
      if (account === undefined) return sessionEnded()
      const line = carts.linesOf(account.customerId).find(({ id }) => id === Number(body.item_id))
      const product = productOfCartSku(catalogue, body.sku)
      if (line?.sku !== body.sku || product === undefined) {
        return refusal(404, 404001, 'Not Found', { detail: 'The cart has no such line.' })
      }
      const { status, quantity } = acceptQuantity(product, body.qty)
      if (quantity > 0) carts.put(account.customerId, new Map([[line.sku, { quantity }]]))
      return {
        status: 200,
        body: {
          code: DONE,
          line: { sku: body.sku, status, requestedQuantity: body.qty, acceptedQuantity: quantity },
        },
      }
    }),

    replyTo(cartContract.updateItems, async ({ body }) => {
      const reader = await readerOf(body)
      const { account } = reader
      if (account === undefined) return sessionEnded()
      if (body.version !== carts.versionOf(account.customerId)) {
        const { body: problem } = refusal(409, 409001, 'Conflict', { detail: 'The cart has changed.' })
        return { status: 409, body: { ...problem, quote: quoteOf(account, reader) } }
      }
      const lines = changeLines(carts, catalogue, account.customerId, body.items)
      return { status: 200, body: { code: DONE, lines, quote: quoteOf(account, reader) } }
    }),
  ]
}
