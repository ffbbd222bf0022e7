import { makeAutoObservable, observable, observableRef } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import { Reorder } from '#application/orders/reorder.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { cartItemOf, changeOf, type ReorderChange, type ReorderLine } from '#domain/orders/reorder.ts'
import type { Money } from '#domain/shared/money.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type ReorderRow = {
  readonly lineNo: number
  readonly number: string
  readonly name: string
  readonly change: ReorderChange
  readonly requested: number
  /** Quantity for the cart; absent if the part cannot be ordered. */
  readonly quantity?: number | undefined
  readonly replacement?: string | undefined
  readonly nextDate?: string | undefined
  readonly price?: Money | undefined
  readonly previousPrice?: Money | undefined
}

type Step = 'closed' | 'preview' | 'added' | 'failed'

/** A reorder: shows the result of each line first, and adds the lines to the cart after a confirmation. */
export class ReorderViewModel {
  static readonly keys = { reorder: Reorder, session: SessionStore }
  private step: Step = 'closed'
  orderNo = ''
  lines: readonly ReorderLine[] = []
  /** Numbers of the lines that the cart refused, although the preview allowed them. */
  rejected: readonly number[] = []
  hasFailed = false
  readonly #previewing = new Task()
  readonly #adding = new Task()
  readonly left: Set<number> = observable.set<number>()
  readonly #deps

  constructor(deps: DepsOf<typeof ReorderViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, {
      lines: observableRef,
      rejected: observableRef,
      left: false,
    })
  }

  get state(): Step | 'loading' | 'adding' {
    if (this.#previewing.isRunning) return 'loading'
    return this.#adding.isRunning ? 'adding' : this.step
  }

  get facts(): readonly ReorderRow[] {
    return this.lines.map((line) => ({
      lineNo: line.lineNo,
      number: line.article.sku,
      name: line.article.name,
      change: changeOf(line),
      requested: line.requested,
      quantity: cartItemOf(line)?.quantity,
      replacement: line.replacement?.sku,
      nextDate: line.nextDate,
      price: line.price,
      previousPrice: line.previousPrice,
    }))
  }

  get mayOrder(): boolean {
    return this.#deps.session.canAddToCart && this.#deps.session.features.order
  }

  isLoading(orderNo: string): boolean {
    return this.state === 'loading' && this.orderNo === orderNo
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

  /** Loads the preview; of all lines if `lineNos` is absent. */
  async preview(orderNo: string, lineNos?: readonly number[]): Promise<void> {
    if (this.#previewing.isRunning) return
    this.begin(orderNo)
    await this.#previewing.run(
      () => this.#deps.reorder.preview(orderNo, lineNos),
      (lines) => {
        this.lines = lines
        this.step = 'preview'
      },
    )
  }

  async confirm(): Promise<void> {
    if (this.state !== 'preview') return
    const acceptedLines = this.lines.filter(({ lineNo }) => this.isTaken(lineNo))
    this.hasFailed = false
    await this.#adding.run(
      () => this.#deps.reorder.run(acceptedLines),
      (added) => {
        this.hasFailed = !added.ok
        if (!added.ok) return
        this.rejected = added.value
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
    this.rejected = []
    this.hasFailed = false
    this.left.clear()
  }
}
