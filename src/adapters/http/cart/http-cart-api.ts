import type { z } from 'zod/mini'
import type { CartApi, CartItem, ChangedCart, LineChange } from '#application/cart/cart-api.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { StaleQuote, type Quote } from '#contracts/cart/cart.contract.ts'
import type { Cart, CartLineId, LineOutcome } from '#domain/cart/cart.ts'
import { outcomesOf, toCart, toLineOutcome, toSentItem } from './cart-mapping.ts'
import { SESSION_ENDED_CODE, type Caller, type ShopApi } from '../shop-api.ts'

const QUOTE_CHANGED_CODE = 409_001

export class HttpCartApi implements CartApi {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async quote(): Promise<Cart> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.cart.getQuote.mutate({ via, body: caller })
    return this.#toCart(body.quote)
  }

  async add(items: readonly CartItem[], key: string): Promise<readonly LineOutcome[]> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.cart.add.mutate({
      via,
      headers: { 'idempotency-key': key },
      body: { token: caller.token, items: items.map(toSentItem) },
    })
    this.#assertSession('cart/add', body.code, caller)
    return outcomesOf(items, body.lines ?? [])
  }

  async change(changes: readonly LineChange[], version: number): Promise<ChangedCart> {
    const [only] = changes
    return changes.length === 1 && only && only.note === undefined
      ? this.#changeOne(only)
      : this.#changeMany(changes, version)
  }

  /** By the call that every API of the shop has. */
  async #changeOne({ id, sku, quantity }: LineChange): Promise<ChangedCart> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.cart.update.mutate({
      via,
      body: { ...caller, item_id: id, sku, qty: quantity },
    })
    this.#assertSession('cart/update', body.code, caller)
    const outcomes = new Map(body.line && [[id, toLineOutcome(body.line)]])
    return { kind: 'changed', outcomes, cart: await this.quote() }
  }

  async #changeMany(changes: readonly LineChange[], version: number): Promise<ChangedCart> {
    const { calls, via, caller } = this.#api
    const items = changes.map((change) => ({ ...toSentItem(change), item_id: change.id }))
    try {
      const { body } = await calls.cart.updateItems.mutate({ via, body: { ...caller, version, items } })
      this.#assertSession('cart/updateItems', body.code, caller)
      const lines = 'lines' in body ? body.lines : []
      const outcomes = new Map(lines.map((line) => [line.item_id, toLineOutcome(line)]))
      return { kind: 'changed', outcomes, cart: this.#toCart(body.quote) }
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== QUOTE_CHANGED_CODE) throw error
      const stale = StaleQuote.safeParse(error.answer).data
      return { kind: 'stale', cart: stale ? this.#toCart(stale.quote) : await this.quote() }
    }
  }

  async remove(ids: readonly CartLineId[]): Promise<void> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.cart.delete.mutate({ via, body: { ...caller, item_ids: [...ids] } })
    this.#assertSession('cart/delete', body.code, caller)
  }

  #toCart(quote: z.infer<typeof Quote>): Cart {
    return toCart(quote, this.#api.pricesAreWanted)
  }

  #assertSession(call: string, code: number, { token }: Pick<Caller, 'token'>): void {
    if (code === SESSION_ENDED_CODE) throw this.#api.sessionEnded(call, token ?? undefined)
  }
}
