import type { DepsOf } from '#application/kernel/depends-on.ts'
import { makeAutoObservable, observableRef } from 'mobx'
import { CancelLines } from '#application/orders/cancel-lines.ts'
import { CancelLinesViewModel } from '../cancel-lines.view-model.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'

/** Reduces or cancels the outstanding pieces of a back order. */
export class BackorderChangeViewModel {
  static readonly keys = { cancelLines: CancelLines }
  line: BackorderLine | undefined = undefined
  typed = ''
  readonly cancel: CancelLinesViewModel

  constructor(deps: DepsOf<typeof BackorderChangeViewModel.keys>) {
    this.cancel = new CancelLinesViewModel(deps)
    makeAutoObservable(this, { line: observableRef, cancel: false })
  }

  open(line: BackorderLine): void {
    this.line = line
    this.typed = String(line.outstanding)
    this.cancel.ask([])
  }

  close(): void {
    this.line = undefined
  }

  type(text: string): void {
    this.typed = text
  }

  step(offset: number): void {
    this.typed = String(Math.min(Math.max((this.wanted ?? 0) + offset, 0), this.outstanding))
  }

  get outstanding(): number {
    return this.line?.outstanding ?? 0
  }

  /**
   * Outstanding quantity to keep, as typed. Absent if it is invalid or larger than before, because more pieces require
   * another order.
   */
  get wanted(): number | undefined {
    const quantity = /^\s*\d{1,6}\s*$/.test(this.typed) ? Number(this.typed) : undefined
    return quantity !== undefined && quantity <= this.outstanding ? quantity : undefined
  }

  /** Number of pieces to cancel. */
  get fewer(): number {
    return this.wanted === undefined ? 0 : this.outstanding - this.wanted
  }

  /**
   * Cancels the pieces. Resolves to true if the order has changed. A retry after a lost response does not cancel twice.
   */
  async confirm(): Promise<boolean> {
    const { line, fewer } = this
    if (!line || fewer === 0) return false
    const [asked] = this.cancel.asked
    if (asked?.quantity !== fewer) this.cancel.ask([{ lineNo: line.lineNo, quantity: fewer }])
    const isDone = await this.cancel.confirm(line.orderNo)
    // the user may have opened another line in the meantime
    if (isDone && this.line === line) this.close()
    return isDone
  }
}
