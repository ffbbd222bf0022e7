import type { z } from 'zod/mini'
import type { CartApi, CartItem, ChangedCart, LineChange, NoCart } from '#application/cart/cart-api.port.ts'
import { StaleQuote, type Quote } from '#contracts/cart/cart.contract.ts'
import type { Cart, CartLineId, LineOutcome } from '#domain/cart/cart.ts'
import type { Result } from '#domain/shared/result.ts'
import { outcomesOf, toCart, toLineOutcome, toSentItem } from './cart-mapping.ts'
import { cartContract } from '#contracts/cart/cart.contract.ts'
import type { ApiProblem } from '../api-problem.ts'
import { rejecting, type RejectionsByCode } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const NO_CART: RejectionsByCode<NoCart> = { 404_002: { kind: 'no-cart' } }
const STALE = { 409_001: ({ body }: ApiProblem) => StaleQuote.safeParse(body).data }

export class HttpCartApi extends HttpAdapter implements CartApi {
  readonly #calls = this.api.client(cartContract)

  quote(): Promise<Result<Cart, NoCart>> {
    return this.#inCart(() => this.#quote())
  }

  add(items: readonly CartItem[], key: string): Promise<Result<readonly LineOutcome[], NoCart>> {
    return this.#inCart(async () => {
      const { body } = await this.#calls.add.mutate({
        headers: { 'idempotency-key': key },
        body: { items: items.map(toSentItem) },
      })
      return outcomesOf(items, body.lines ?? [])
    })
  }

  async change(changes: readonly LineChange[], version: number): Promise<ChangedCart> {
    const [only] = changes
    return changes.length === 1 && only && only.note === undefined
      ? this.#changeOne(only, version)
      : this.#changeMany(changes, version)
  }

  async #quote(): Promise<Cart> {
    const { body } = await this.#calls.getQuote.query()
    return this.#toCart(body.quote)
  }

  /** Repeats a call after creating the cart, if the cart is missing. */
  async #inCart<Value>(call: () => Promise<Value>): Promise<Result<Value, NoCart>> {
    const result = await rejecting(NO_CART, call)
    if (result.ok) return result
    const created = await rejecting(
      () => result.error,
      () => this.#calls.create.mutate(),
    )
    return created.ok ? rejecting(NO_CART, call) : created
  }

  /** Changes a line by the single-line call, because not every API supports several lines. */
  async #changeOne({ id, sku, quantity }: LineChange, version: number): Promise<ChangedCart> {
    const changed = await rejecting(STALE, () =>
      this.#calls.update.mutate({ body: { item_id: id, sku, qty: quantity, version } }),
    )
    if (!changed.ok) return this.#stale(changed.error)
    const { body } = changed.value
    const line = 'line' in body ? body.line : undefined
    const outcomes = new Map(line && [[id, toLineOutcome(line)]])
    return { kind: 'changed', outcomes, cart: await this.#quote() }
  }

  async #changeMany(changes: readonly LineChange[], version: number): Promise<ChangedCart> {
    const items = changes.map((change) => ({ ...toSentItem(change), item_id: change.id }))
    const changed = await rejecting(STALE, () => this.#calls.updateItems.mutate({ body: { version, items } }))
    if (!changed.ok) return this.#stale(changed.error)
    const { body } = changed.value
    const lines = 'lines' in body ? body.lines : []
    const outcomes = new Map(lines.map((line) => [line.item_id, toLineOutcome(line)]))
    return { kind: 'changed', outcomes, cart: this.#toCart(body.quote) }
  }

  async remove(ids: readonly CartLineId[]): Promise<void> {
    await this.#calls.delete.mutate({ body: { item_ids: [...ids] } })
  }

  async #stale(stale: z.infer<typeof StaleQuote> | undefined): Promise<ChangedCart> {
    return { kind: 'stale', cart: stale ? this.#toCart(stale.quote) : await this.#quote() }
  }

  #toCart(quote: z.infer<typeof Quote>): Cart {
    return toCart(quote, this.api)
  }
}
