import { makeAutoObservable } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'
import { sumInOneCurrency, type Money } from '#domain/shared/money.ts'

/** Outstanding amount of the selected documents. */
export class SelectedSumViewModel {
  static readonly keys = {}
  open: Money | undefined = undefined
  #reckonings = 0

  constructor() {
    makeAutoObservable(this)
  }

  /** Calculates the sum of the rows that `gather` loads. If calls overlap, the last call wins. */
  async reckon(gather: () => Promise<readonly DocumentHeader[]>): Promise<void> {
    this.#reckonings += 1
    const reckoning = this.#reckonings
    const gathered = await attempt(gather)
    if (reckoning === this.#reckonings) this.show(gathered.ok ? openSum(gathered.value) : undefined)
  }

  private show(open: Money | undefined): void {
    this.open = open
  }
}

const openSum = (documents: readonly DocumentHeader[]): Money | undefined =>
  sumInOneCurrency(documents.flatMap(({ openAmount }) => openAmount ?? []))
