import { makeAutoObservable, observableRef } from 'mobx'
import type { CancelledLine, LineCancellation, OrdersApi } from '#application/orders/orders-api.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'

/** Taking back what has not left the warehouse: asked for, confirmed, and answered line by line. */
export class CancelLinesViewModel {
  asked: readonly LineCancellation[] = []
  isBusy = false
  hasFailed = false
  outcome: readonly CancelledLine[] | undefined = undefined
  readonly #desk: OrdersApi
  /** Of what is asked now: asked again after a lost answer, it is not done twice. */
  #key = ''

  constructor(desk: OrdersApi) {
    this.#desk = desk
    makeAutoObservable(this, { asked: observableRef, outcome: observableRef })
  }

  get isAsking(): boolean {
    return this.asked.length > 0
  }

  get pieces(): number {
    return this.asked.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  /** Lines of which nothing, or not all, could be taken back. */
  get tooLate(): readonly number[] {
    return (this.outcome ?? []).filter(({ status }) => status !== 'cancelled').map(({ lineNo }) => lineNo)
  }

  get cancelledPieces(): number {
    return (this.outcome ?? []).reduce((sum, { cancelled }) => sum + cancelled, 0)
  }

  ask(lines: readonly LineCancellation[]): void {
    this.asked = lines
    this.outcome = undefined
    this.hasFailed = false
    this.#key = crypto.randomUUID()
  }

  withdraw(): void {
    this.asked = []
  }

  /** True where the order is another now. */
  async confirm(orderNo: string): Promise<boolean> {
    if (this.isBusy || !this.isAsking) return false
    this.begin()
    try {
      this.settle(await this.#desk.cancelLines(orderNo, this.asked, this.#key))
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.fail()
      return false
    }
  }

  private begin(): void {
    this.isBusy = true
    this.hasFailed = false
  }

  private settle(outcome: readonly CancelledLine[]): void {
    this.outcome = outcome
    this.asked = []
    this.isBusy = false
  }

  private fail(): void {
    this.isBusy = false
    this.hasFailed = true
  }
}
