import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { Task } from '#application/kernel/task.ts'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { lineWasAccepted } from '#domain/cart/cart.ts'
import { cartItemOf, changeOf, type ReorderChange, type ReorderLine } from '#domain/orders/reorder.ts'
import { amountOf, type Amount } from '../products/part-facts.mapping.ts'

export type ReorderFacts = {
  readonly lineNo: number
  readonly number: string
  readonly name: string
  readonly change: ReorderChange
  readonly requested: number
  /** What would go into the cart; absent where nothing can. */
  readonly quantity?: number | undefined
  readonly replacement?: string | undefined
  readonly nextDate?: string | undefined
  readonly price?: Amount | undefined
  readonly previousPrice?: Amount | undefined
}

type Step = 'closed' | 'preview' | 'added' | 'failed'

/** Ordering again: first what has become of each line, and only then, if it is confirmed, the cart. */
export class ReorderViewModel {
  private step: Step = 'closed'
  orderNo = ''
  lines: readonly ReorderLine[] = []
  /** Lines that the cart has not taken after all. */
  refused: readonly number[] = []
  hasFailed = false
  readonly #previewing = new Task()
  readonly #adding = new Task()
  readonly left: Set<number> = observable.set<number>()
  readonly #desk: OrdersApi
  readonly #addLines: AddLinesToCart
  readonly #session: SessionStore

  constructor(desk: OrdersApi, addLines: AddLinesToCart, session: SessionStore) {
    this.#desk = desk
    this.#addLines = addLines
    this.#session = session
    makeAutoObservable(this, {
      lines: observableRef,
      refused: observableRef,
      left: false,
    })
  }

  get state(): Step | 'loading' | 'adding' {
    if (this.#previewing.isRunning) return 'loading'
    return this.#adding.isRunning ? 'adding' : this.step
  }

  get facts(): readonly ReorderFacts[] {
    const amount = (money: ReorderLine['price']) =>
      this.#session.pricesAreVisible && money ? amountOf(money) : undefined
    return this.lines.map((line) => ({
      lineNo: line.lineNo,
      number: line.article.sku,
      name: line.article.name,
      change: changeOf(line),
      requested: line.requested,
      quantity: cartItemOf(line)?.quantity,
      replacement: line.replacement?.sku,
      nextDate: line.nextDate,
      price: amount(line.price),
      previousPrice: amount(line.previousPrice),
    }))
  }

  get mayOrder(): boolean {
    return this.#session.canAddToCart && this.#session.features.order
  }

  isLoading(orderNo: string): boolean {
    return this.state === 'loading' && this.orderNo === orderNo
  }

  get pricesAreVisible(): boolean {
    return this.#session.pricesAreVisible
  }

  isTaken(lineNo: number): boolean {
    const line = this.lines.find((one) => one.lineNo === lineNo)
    return line !== undefined && cartItemOf(line) !== undefined && !this.left.has(lineNo)
  }

  get takenCount(): number {
    return this.lines.filter(({ lineNo }) => this.isTaken(lineNo)).length
  }

  get lostCount(): number {
    return this.lines.length - this.takenCount
  }

  take(lineNo: number, isTaken: boolean): void {
    if (isTaken) this.left.delete(lineNo)
    else this.left.add(lineNo)
  }

  /** All lines where none are named. */
  async preview(orderNo: string, lineNos?: readonly number[]): Promise<void> {
    if (this.#previewing.isRunning) return
    this.begin(orderNo)
    await this.#previewing.run(
      () => this.#desk.previewReorder(orderNo, lineNos),
      (lines) => {
        this.lines = lines
        this.step = 'preview'
      },
    )
  }

  async confirm(): Promise<void> {
    if (this.state !== 'preview') return
    const taken = this.lines.filter(({ lineNo }) => this.isTaken(lineNo))
    const items = taken.map((line) => cartItemOf(line)!)
    this.hasFailed = false
    await this.#adding.run(
      () => this.#addLines.run(items),
      (added) => {
        this.hasFailed = !added.ok
        if (!added.ok) return
        const isRefused = (place: number) => !(added.value[place] && lineWasAccepted(added.value[place]))
        this.refused = taken.filter((_, place) => isRefused(place)).map(({ lineNo }) => lineNo)
        this.step = 'added'
      },
    )
  }

  close(): void {
    this.step = 'closed'
  }

  private begin(orderNo: string): void {
    this.orderNo = orderNo
    this.step = 'failed'
    this.lines = []
    this.refused = []
    this.hasFailed = false
    this.left.clear()
  }
}
