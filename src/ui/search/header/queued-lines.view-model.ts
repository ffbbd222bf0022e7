import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { attempt } from '#application/kernel/attempt.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { SerialQueue } from '#application/kernel/serial-queue.ts'
import type { SearchResult } from '#application/search/parts-catalogue.port.ts'
import { AddToCartViewModel } from '../../add-to-cart/add-to-cart.view-model.ts'

/** `index`: place of the part in the results of the term. */
type QueuedLine = { readonly term: string; readonly index: number; readonly quantity: string }

/** Adds parts to the cart in sequence that the user ordered in the search field before the results arrived. */
export class QueuedLines {
  static readonly keys = { addToCart: AddToCartViewModel, alerts: AlertsStore }
  readonly #queue = new SerialQueue()
  readonly #deps

  constructor(deps: DepsOf<typeof QueuedLines.keys>) {
    this.#deps = deps
  }

  async add(line: QueuedLine, search: () => Promise<SearchResult>): Promise<void> {
    await this.#queue.run((found) => this.end(line, found), attempt(search))
  }

  private async end(
    { term, index, quantity }: QueuedLine,
    found: Awaited<ReturnType<typeof attempt<SearchResult>>>,
  ): Promise<void> {
    const { addToCart } = this.#deps
    const part = found.ok ? found.value.products[index] : undefined
    if (part) {
      addToCart.offer(part)
      addToCart.type(quantity)
      if (!addToCart.readings) return addToCart.add()
    }
    const reason = part ? 'refused.other' : found.ok ? 'refused.unknownNumber' : 'unreachable'
    this.#deps.alerts.raise({
      kind: 'error',
      messageId: `addToCart.${reason}`,
      values: { number: term },
      list: [`${term} ${quantity}`],
      duration: false,
    })
  }
}
