import type { z } from 'zod/mini'
import type { Baskets, CartItem } from '#application/cart/baskets.port.ts'
import type { Quote, QuoteItem } from '#contracts/cart.contract.ts'
import type { AddedLine } from '#contracts/line-status.dto.ts'
import type { Cart, CartLine, CartLineId, LineOutcome, LineStatus } from '#domain/cart/cart.ts'
import { toAvailability, toMoney } from './product-mapping.ts'
import { SESSION_ENDED_CODE, type ShopApi } from './shop-api.ts'

export class HttpBaskets implements Baskets {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async quote(): Promise<Cart> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.cart.getQuote.mutate({ via, body: caller })
    return toCart(body.quote, this.#api.pricesAreWanted)
  }

  async add(items: readonly CartItem[]): Promise<readonly LineOutcome[]> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.cart.add.mutate({
      via,
      body: { token: caller.token, items: items.map(({ sku, quantity }) => ({ sku, qty: quantity })) },
    })
    this.#assertSession('cart/add', body.code)
    return (body.lines ?? []).map(toOutcome)
  }

  async change(line: Pick<CartLine, 'id' | 'sku'>, quantity: number): Promise<LineOutcome | undefined> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.cart.update.mutate({
      via,
      body: { ...caller, item_id: line.id, sku: line.sku, qty: quantity },
    })
    this.#assertSession('cart/update', body.code)
    return body.line && toOutcome(body.line)
  }

  async remove(ids: readonly CartLineId[]): Promise<void> {
    const { calls, via, caller } = this.#api
    const { body } = await calls.cart.delete.mutate({ via, body: { ...caller, item_ids: [...ids] } })
    this.#assertSession('cart/delete', body.code)
  }

  #assertSession(call: string, code: number): void {
    if (code === SESSION_ENDED_CODE) throw this.#api.sessionEnded(call)
  }
}

function toCart(quote: z.infer<typeof Quote>, pricesAreWanted: boolean): Cart {
  const visible = pricesAreWanted && quote.priceVisible
  return {
    lines: quote.items.map((item) => toLine(item, visible)),
    version: quote.version,
    total: visible && quote.total ? toMoney(quote.total) : undefined,
  }
}

function toLine(item: z.infer<typeof QuoteItem>, pricesAreVisible: boolean): CartLine {
  const { pricePackage, rowTotal } = pricesAreVisible ? item : {}
  return {
    id: item.item_id ?? item.itemId ?? '',
    sku: item.sku,
    articleNo: item.articleNo,
    name: item.name,
    slug: item.slug,
    manufacturer: item.manufacturer,
    picture: item.image,
    quantity: item.qty,
    packagingAmount: item.packagingAmount,
    availability: toAvailability(item.availability),
    unitPrice: pricePackage && toMoney(pricePackage.price),
    total: rowTotal && toMoney(rowTotal),
  }
}

const toOutcome = (line: z.infer<typeof AddedLine>): LineOutcome => ({
  sku: line.sku,
  status: line.status.toLowerCase().replaceAll('_', '-') as LineStatus,
  requested: line.requestedQuantity,
  accepted: line.acceptedQuantity,
})
