import { makeAutoObservable, observableRef } from 'mobx'
import type { LoadedAccount } from '#application/documents/load-account.ts'
import { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import { attempt } from '#application/kernel/attempt.ts'
import { Task } from '#application/kernel/task.ts'
import type { ExportFormat, Sheet } from '#domain/data-table/sheet.ts'
import {
  addsUp,
  entriesWithRunningBalance,
  type BalancedEntry,
  type Statement,
} from '#domain/documents/statement.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { add, times, type Money } from '#domain/shared/money.ts'
import { ageingRows, type AgeingRow } from '../ageing.mapping.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

type Loaded = Extract<LoadedAccount, { kind: 'loaded' }>

/** Balance of an account, and its statement of a month as page and file. */
export class AccountViewModel {
  static readonly keys = { shared: ListPageDependencies }
  loaded: Loaded | undefined = undefined
  readonly saving = new Task()
  hasFailed = false
  readonly #deps

  constructor(deps: DepsOf<typeof AccountViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { loaded: observableRef })
  }

  show(loaded: LoadedAccount): void {
    this.loaded = loaded.kind === 'loaded' ? loaded : undefined
    this.hasFailed = false
  }

  get statement(): Statement | undefined {
    return this.loaded?.statement
  }

  get buckets(): readonly AgeingRow[] {
    return ageingRows(this.loaded?.ageing)
  }

  get entries(): readonly BalancedEntry[] {
    return this.statement ? entriesWithRunningBalance(this.statement) : []
  }

  /** False if the sum of the entries differs from the closing balance minus the opening balance. */
  get addsUp(): boolean {
    return !this.statement || addsUp(this.statement)
  }

  /** Open invoices less credits that are not set off. */
  get balance(): Money | undefined {
    const { openBalance, openCredits } = this.loaded?.ageing ?? {}
    if (!openBalance) return undefined
    return openCredits?.amount ? add(openBalance, times(openCredits.amount, -1)) : openBalance
  }

  /** Credit limit minus balance and open orders. Undefined without a limit; negative if it is exceeded. */
  get available(): Money | undefined {
    const { creditLimit, openOrders } = this.loaded?.ageing ?? {}
    if (!creditLimit || !this.balance) return undefined
    const remainingCredit = add(creditLimit, times(this.balance, -1))
    return openOrders ? add(remainingCredit, times(openOrders, -1)) : remainingCredit
  }

  /** Saves the statement as a file. The download queue of the header delivers a PDF. */
  async save(sheet: Sheet, format: ExportFormat, language: LanguageCode): Promise<void> {
    const result = await this.saving.run(() =>
      attempt(async () => {
        if (format === 'pdf') return (await this.#deps.shared.downloads.run({ table: sheet })).ok
        await this.#deps.shared.files.save(sheet, format, language)
        return true
      }),
    )
    this.showOutcome(result?.ok === true && result.value)
  }

  private showOutcome(isSaved: boolean): void {
    this.hasFailed = !isSaved
  }
}
