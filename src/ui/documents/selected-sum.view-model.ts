import { makeAutoObservable } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'
import { sumInOneCurrency, type Money } from '#domain/shared/money.ts'

/** Outstanding amount of the selected documents. */
export class SelectedSumViewModel {
  static readonly keys = {}
  open: Money | undefined = undefined
  #requestCount = 0

  constructor() {
    makeAutoObservable(this)
  }

  /** Calculates the sum of the rows that `gather` loads. If calls overlap, the last call wins. */
  async update(gather: () => Promise<readonly DocumentHeader[]>): Promise<void> {
    this.#requestCount += 1
    const requestNumber = this.#requestCount
    const gathered = await attempt(gather)
    if (requestNumber === this.#requestCount) this.show(gathered.ok ? openSum(gathered.value) : undefined)
  }

  private show(open: Money | undefined): void {
    this.open = open
  }
}

const openSum = (documents: readonly DocumentHeader[]): Money | undefined =>
  sumInOneCurrency(documents.flatMap(({ openAmount }) => openAmount ?? []))
