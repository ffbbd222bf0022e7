import { makeAutoObservable, observableRef } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import { Task } from '#application/kernel/task.ts'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import type { ListedTarget, AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'

/** The parts of an order, all or some of its lines. */
export type WantedParts = { readonly orderNo: string; readonly lineNos?: readonly number[] | undefined }

type Said =
  | { readonly kind: 'noted'; readonly name: string; readonly id: string; readonly lines: number }
  | { readonly kind: 'refused' }

/** Puts parts that were ordered before into a notice list. */
export class NotePartsViewModel {
  /** Of which orders; absent while nothing is being noted. */
  wanted: readonly WantedParts[] | undefined = undefined
  readonly task = new Task()
  said: Said | undefined = undefined
  readonly #desk: OrdersApi
  readonly #addLinesToTarget: AddLinesToTarget

  constructor(desk: OrdersApi, addLinesToTarget: AddLinesToTarget) {
    this.#desk = desk
    this.#addLinesToTarget = addLinesToTarget
    makeAutoObservable(this, { wanted: observableRef, said: observableRef })
  }

  begin(wanted: readonly WantedParts[]): void {
    this.wanted = wanted
    this.said = undefined
  }

  close(): void {
    this.wanted = undefined
  }

  /** The same part of several lines is noted once, with all of its pieces. */
  async note(target: ListedTarget): Promise<void> {
    const { wanted } = this
    if (!wanted) return
    await this.task.run(
      () => this.#put(wanted, target),
      (said) => (this.said = said),
    )
  }

  async #put(wanted: readonly WantedParts[], target: ListedTarget): Promise<Said> {
    const items = await attempt(() => this.#itemsOf(wanted))
    if (!items.ok || items.value.length === 0) return { kind: 'refused' }
    const put = await this.#addLinesToTarget.run(target, items.value)
    if (!put.ok || put.value.target.kind === 'cart' || put.value.target.id === undefined) {
      return { kind: 'refused' }
    }
    const lines = put.value.outcomes.filter(({ accepted }) => accepted > 0).length
    return { kind: 'noted', name: target.name, id: put.value.target.id, lines }
  }

  /** Fails as a whole where one order cannot be read: some of the parts would not be what was wanted. */
  async #itemsOf(wanted: readonly WantedParts[]) {
    const pieces = new Map<string, number>()
    for (const { orderNo, lineNos } of wanted) {
      for (const { lineNo, article, ordered } of (await this.#desk.get(orderNo))?.lines ?? []) {
        if (lineNos && !lineNos.includes(lineNo)) continue
        const sku = `${article.vendorId}-${article.sku}`
        pieces.set(sku, (pieces.get(sku) ?? 0) + ordered)
      }
    }
    return [...pieces].map(([sku, quantity]) => ({ sku, quantity }))
  }
}
