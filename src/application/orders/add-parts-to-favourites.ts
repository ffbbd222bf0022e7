import type { OrderLine } from '#domain/orders/order.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { AddLinesToTarget, type ListedTarget } from '../quick-order/add-lines-to-target.ts'
import { OrdersApi } from './orders-api.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** The parts of an order; all of its lines without `lineNos`. */
export type OrderedParts = { readonly orderNo: string; readonly lineNos?: readonly number[] | undefined }

/** `lines`: number of lines that were added to the list. */
type AddedParts = { readonly listId: string; readonly lines: number }

/** Adds ordered parts to a parts list. */
export class AddPartsToFavourites extends dependsOn({
  ordersApi: OrdersApi,
  addLinesToTarget: AddLinesToTarget,
}) {
  /** Merges lines with the same part. Adds nothing if one of the orders cannot be loaded. */
  async run(
    parts: readonly OrderedParts[],
    target: ListedTarget,
  ): Promise<Result<AddedParts, { readonly kind: 'rejected' }>> {
    const items = await attempt(() => this.#itemsOf(parts))
    if (!items.ok || items.value.length === 0) return fail({ kind: 'rejected' })
    const put = await this.deps.addLinesToTarget.run(target, items.value)
    if (!put.ok || put.value.target.kind === 'cart' || put.value.target.id === undefined) {
      return fail({ kind: 'rejected' })
    }
    const lines = put.value.outcomes.filter(({ accepted }) => accepted > 0).length
    return ok({ listId: put.value.target.id, lines })
  }

  async #itemsOf(parts: readonly OrderedParts[]) {
    const pieces = new Map<string, number>()
    for (const part of parts) {
      for (const { article, ordered } of await this.#linesOf(part)) {
        const sku = `${article.vendorId}-${article.sku}`
        pieces.set(sku, (pieces.get(sku) ?? 0) + ordered)
      }
    }
    return [...pieces].map(([sku, quantity]) => ({ sku, quantity }))
  }

  async #linesOf({ orderNo, lineNos }: OrderedParts): Promise<readonly OrderLine[]> {
    const { lines = [] } = (await this.deps.ordersApi.get(orderNo)) ?? {}
    return lineNos ? lines.filter(({ lineNo }) => lineNos.includes(lineNo)) : lines
  }
}
