import { lineWasAccepted } from '#domain/cart/cart.ts'
import { cartItemOf, type ReorderLine } from '#domain/orders/reorder.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { AddLinesToCart, type CartRejection } from '../cart/add-lines-to-cart.ts'
import { OrdersApi } from './orders-api.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Adds the lines of an earlier order to the cart. */
export class Reorder extends dependsOn({ ordersApi: OrdersApi, addLines: AddLinesToCart }) {
  /** Returns the lines that a reorder would add; all lines without `lineNos`. Rejects with `ApiFailure`. */
  preview(orderNo: string, lineNos?: readonly number[]): Promise<readonly ReorderLine[]> {
    return this.deps.ordersApi.previewReorder(orderNo, lineNos)
  }

  /** Returns the numbers of the lines that the cart has rejected. */
  async run(lines: readonly ReorderLine[]): Promise<Result<readonly number[], CartRejection>> {
    const orderable = lines.flatMap((line) => {
      const item = cartItemOf(line)
      return item ? [{ item, lineNo: line.lineNo }] : []
    })
    const added = await this.deps.addLines.run(orderable.map(({ item }) => item))
    if (!added.ok) return added
    const isRejected = (index: number) => !(added.value[index] && lineWasAccepted(added.value[index]))
    return ok(orderable.filter((_, index) => isRejected(index)).map(({ lineNo }) => lineNo))
  }
}
