import { makeAutoObservable, observableRef } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import { type ListedTarget, AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Result: the parts list (`name`, `id`) with the number of added lines, or a rejection. */
export type OrderPartsResult =
  | { readonly kind: 'added'; readonly name: string; readonly id: string; readonly lines: number }
  | { readonly kind: 'refused' }

/** Adds the parts of an order to a parts list, for reorders. */
export class AddOrderPartsViewModel {
  static readonly keys = { addLinesToTarget: AddLinesToTarget }
  readonly task = new Task()
  message: OrderPartsResult | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof AddOrderPartsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { message: observableRef })
  }

  async add(target: ListedTarget, lines: PlacedOrder['lines']): Promise<void> {
    const items = lines.map(({ sku, quantity }) => ({ sku, quantity }))
    await this.task.run(
      () => this.#deps.addLinesToTarget.run(target, items),
      (put) => {
        const acceptedCount = put.ok ? put.value.outcomes.filter(({ accepted }) => accepted > 0).length : 0
        const id = put.ok && put.value.target.kind !== 'cart' ? put.value.target.id : undefined
        this.message =
          id === undefined
            ? { kind: 'refused' }
            : { kind: 'added', name: target.name, id, lines: acceptedCount }
      },
    )
  }
}
