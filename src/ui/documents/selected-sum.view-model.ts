import { makeAutoObservable } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'
import { sum, type Money } from '#domain/shared/money.ts'

/** What is still to be paid of the marked documents. */
export class SelectedSumViewModel {
  open: Money | undefined = undefined
  #reckonings = 0

  constructor() {
    makeAutoObservable(this)
  }

  /** `gather` brings the marked rows; the last call wins. */
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

/** Undefined without amounts, or in several currencies. */
function openSum(documents: readonly DocumentHeader[]): Money | undefined {
  const amounts = documents.flatMap(({ openAmount }) => openAmount ?? [])
  const [first] = amounts
  const isOneCurrency = first && amounts.every(({ currency }) => currency === first.currency)
  return isOneCurrency ? sum(amounts, first.currency) : undefined
}
