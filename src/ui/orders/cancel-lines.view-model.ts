import { makeAutoObservable, observableRef } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import { CancelLines } from '#application/orders/cancel-lines.ts'
import type { CancelledLine, LineCancellation } from '#application/orders/orders-api.port.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Cancels selected lines that are not shipped, after a confirmation, and reports a result per line. */
export class CancelLinesViewModel {
  static readonly keys = { cancelLines: CancelLines }
  asked: readonly LineCancellation[] = []
  readonly task = new Task()
  outcome: readonly CancelledLine[] | undefined = undefined
  /** Idempotency key of the current request: a retry after a lost response does not cancel twice. */
  #key = ''
  readonly #deps

  constructor(deps: DepsOf<typeof CancelLinesViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { asked: observableRef, outcome: observableRef })
  }

  get isAsking(): boolean {
    return this.asked.length > 0
  }

  get pieces(): number {
    return this.asked.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  /** Numbers of the lines that could not be cancelled completely. */
  get tooLate(): readonly number[] {
    return (this.outcome ?? []).filter(({ status }) => status !== 'cancelled').map(({ lineNo }) => lineNo)
  }

  get cancelledPieces(): number {
    return (this.outcome ?? []).reduce((sum, { cancelled }) => sum + cancelled, 0)
  }

  ask(lines: readonly LineCancellation[]): void {
    this.asked = lines
    this.outcome = undefined
    this.task.forgetFailure()
    this.#key = crypto.randomUUID()
  }

  withdraw(): void {
    this.asked = []
  }

  /** Cancels the lines. Resolves to true if the order has changed. */
  async confirm(orderNo: string): Promise<boolean> {
    if (!this.isAsking) return false
    const outcome = await this.task.run(
      () => this.#deps.cancelLines.run(orderNo, this.asked, this.#key),
      (cancelled) => {
        this.outcome = cancelled
        this.asked = []
      },
    )
    return outcome !== undefined
  }
}
