import { makeAutoObservable, observableRef } from 'mobx'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import type { ListedTarget, AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'

/** The parts of an order, all or some of its lines. */
export type WantedParts = { readonly orderNo: string; readonly lineNos?: readonly number[] | undefined }

type Said =
  | { readonly kind: 'noted'; readonly name: string; readonly id: string; readonly lines: number }
  | { readonly kind: 'refused' }

/** Puts parts that were ordered before into a notice list. */
export class NotePartsViewModel {
  /** Of which orders; absent while nothing is being noted. */
  wanted: readonly WantedParts[] | undefined = undefined
  isBusy = false
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
    if (!this.wanted || this.isBusy) return
    this.start()
    const items = await this.#itemsOf(this.wanted)
    const put = items && items.length > 0 ? await this.#addLinesToTarget.run(target, items) : undefined
    if (!put?.ok || put.value.target.kind === 'cart' || put.value.target.id === undefined) {
      return this.settle({ kind: 'refused' })
    }
    const lines = put.value.outcomes.filter(({ accepted }) => accepted > 0).length
    this.settle({ kind: 'noted', name: target.name, id: put.value.target.id, lines })
  }

  /** None where an order could not be asked for: a part of them would not be what was wanted. */
  async #itemsOf(wanted: readonly WantedParts[]) {
    const pieces = new Map<string, number>()
    try {
      for (const { orderNo, lineNos } of wanted) {
        for (const { lineNo, article, ordered } of (await this.#desk.get(orderNo))?.lines ?? []) {
          if (lineNos && !lineNos.includes(lineNo)) continue
          const sku = `${article.vendorId}-${article.sku}`
          pieces.set(sku, (pieces.get(sku) ?? 0) + ordered)
        }
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return undefined
    }
    return [...pieces].map(([sku, quantity]) => ({ sku, quantity }))
  }

  private start(): void {
    this.isBusy = true
    this.said = undefined
  }

  private settle(said: Said): void {
    this.isBusy = false
    this.said = said
  }
}
