import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { lineWasAccepted } from '#domain/cart/cart.ts'
import { cartItemOf, changeOf, type ReorderChange, type ReorderLine } from '#domain/orders/reorder.ts'
import { amountOf, type Amount } from '../products/part-facts.view-model.ts'

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

type State = 'closed' | 'loading' | 'preview' | 'adding' | 'added' | 'failed'

/** Ordering again: first what has become of each line, and only then, if it is confirmed, the cart. */
export class ReorderViewModel {
  state: State = 'closed'
  orderNo = ''
  lines: readonly ReorderLine[] = []
  /** Lines that the cart has not taken after all. */
  refused: readonly number[] = []
  hasFailed = false
  readonly left: Set<number> = observable.set<number>()
  readonly #desk: OrdersApi
  readonly #addLines: AddLinesToCart
  readonly #session: SessionStore

  constructor(desk: OrdersApi, addLines: AddLinesToCart, session: SessionStore) {
    this.#desk = desk
    this.#addLines = addLines
    this.#session = session
    makeAutoObservable(this, { lines: observableRef, refused: observableRef, left: false })
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
    return this.#session.mayFillBasket && this.#session.features.order
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
    this.begin(orderNo)
    try {
      this.show(await this.#desk.previewReorder(orderNo, lineNos))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.fail()
    }
  }

  async confirm(): Promise<void> {
    if (this.state !== 'preview') return
    const taken = this.lines.filter(({ lineNo }) => this.isTaken(lineNo))
    const items = taken.map((line) => cartItemOf(line)!)
    this.beginAdding()
    const added = await this.#addLines.run(items)
    if (!added.ok) {
      this.backToPreview()
      return
    }
    this.settle(taken.filter((_, place) => !(added.value[place] && lineWasAccepted(added.value[place]))))
  }

  close(): void {
    this.state = 'closed'
  }

  private begin(orderNo: string): void {
    this.orderNo = orderNo
    this.state = 'loading'
    this.lines = []
    this.refused = []
    this.hasFailed = false
    this.left.clear()
  }

  private show(lines: readonly ReorderLine[]): void {
    this.lines = lines
    this.state = 'preview'
  }

  private fail(): void {
    this.state = 'failed'
  }

  private beginAdding(): void {
    this.state = 'adding'
    this.hasFailed = false
  }

  private backToPreview(): void {
    this.state = 'preview'
    this.hasFailed = true
  }

  private settle(refused: readonly ReorderLine[]): void {
    this.refused = refused.map(({ lineNo }) => lineNo)
    this.state = 'added'
  }
}
