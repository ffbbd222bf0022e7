import { computedStruct, makeAutoObservable, observableRef } from 'mobx'
import { SessionStore } from '#application/session/session.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { ManageOwnNumbers } from '#application/own-numbers/manage-own-numbers.ts'
import { CheckLines } from '#application/line-check/check-lines.ts'
import type { LineCheckScope } from '#application/line-check/line-check.port.ts'
import { ListFiles } from '#application/quick-order/list-files.port.ts'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import { AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { ScanReader } from '#application/scanning/scan-reader.port.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import type { Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { LIST_LINE_LENGTH_MAX } from '#domain/list-reader/list-rows.ts'
import { LIST_LINES_MAX } from '#domain/list-reader/read-list.ts'
import { sum, type Money } from '#domain/shared/money.ts'
import { GridCheck } from './grid-check.view-model.ts'
import { GridDraft } from './grid-draft.view-model.ts'
import { GridLists } from './grid-lists.view-model.ts'
import { StoreChoiceViewModel } from './store-choice.view-model.ts'
import { RowImport } from './row-import.view-model.ts'
import type { GridMessage } from './grid-message.ts'
import { GridProblems } from './grid-problems.view-model.ts'
import type { RowState } from './grid-row.view-model.ts'
import { GridRows } from './grid-rows.view-model.ts'
import { GridScans } from './grid-scans.view-model.ts'
import { GridTransfer } from './grid-transfer.view-model.ts'

/** Container keys of the dependencies of an order grid. */
export const ORDER_GRID_KEYS = {
  session: SessionStore,
  drafts: Drafts,
  cart: CartStore,
  clock: Clock,
  checkLines: CheckLines,
  addLinesToTarget: AddLinesToTarget,
  files: ListFiles,
  readOrderList: ReadOrderList,
  sheets: SheetFiles,
  ownNumbers: ManageOwnNumbers,
  scans: ScanReader,
}
export type OrderGridDeps = DepsOf<typeof ORDER_GRID_KEYS>

const sumOf = (amounts: readonly Money[]): Money | undefined =>
  amounts[0] && sum(amounts, amounts[0].currency)

/** Order grid: numbers and quantities that the user types, pastes or imports, with the result of each row's check. */
export class OrderGridViewModel {
  readonly limits = { lines: LIST_LINES_MAX, lineLength: LIST_LINE_LENGTH_MAX, numberLength: 200 }
  readonly rows: GridRows
  readonly problems: GridProblems
  readonly check: GridCheck
  readonly draft: GridDraft
  readonly lists: GridLists
  readonly intake: RowImport
  readonly transfer: GridTransfer
  readonly learning: StoreChoiceViewModel
  readonly scans: GridScans
  notice: GridMessage | undefined = undefined
  #language: string | undefined
  readonly #cart: CartStore
  readonly #sheets: SheetFiles

  constructor(name: string, depth: LineCheckScope, ports: OrderGridDeps) {
    const showNotice = (notice: GridMessage | undefined) => this.showNotice(notice)
    this.rows = new GridRows(() => this.changed())
    this.problems = new GridProblems(this.rows)
    this.check = new GridCheck(this.rows, depth, ports, (isAnswered) => this.showAnswer(isAnswered))
    this.draft = new GridDraft(name, this.rows, ports)
    this.lists = new GridLists(this.rows, ports.readOrderList, this.check)
    this.intake = new RowImport(this.rows, this.lists, ports, showNotice, () => void this.check.run())
    this.scans = new GridScans(this.rows, ports.scans, showNotice, () => void this.check.run())
    const isReading = () => this.intake.isReading || this.scans.isReading
    this.transfer = new GridTransfer(this.rows, this.check, this.draft, isReading, ports, showNotice)
    this.learning = new StoreChoiceViewModel(this.rows, ports.ownNumbers, () => void this.check.run())
    this.#cart = ports.cart
    this.#sheets = ports.sheets
    makeAutoObservable(this, {
      limits: false,
      rows: false,
      problems: false,
      check: false,
      draft: false,
      lists: false,
      intake: false,
      transfer: false,
      learning: false,
      scans: false,
      notice: observableRef,
      parts: computedStruct,
    })
  }

  /** Restores the draft of this device, after hydration. */
  open(): void {
    if (this.#cart.count === 0 && !this.#cart.isStale) this.lists.closeOrdered()
    if (this.draft.recall()) void this.check.run()
  }

  /** Checks all rows again after a change of language, to get the part names in the new language. */
  changeLanguage(language: string): void {
    const isChanged = this.#language !== undefined && this.#language !== language
    this.#language = language
    if (!isChanged) return
    for (const row of this.rows.filled) row.forgetAnswer()
    void this.check.run()
  }

  /** When the connection is back: checks the rows without a result, and sends a waiting submission. */
  connect(isConnected: boolean): void {
    this.transfer.connect(isConnected)
    if (isConnected && this.rows.all.some((row) => row.wasUnreachable)) void this.readNumbers()
  }

  /** Stores the last input and cancels all requests. */
  close(): void {
    this.check.stop()
    this.draft.close()
  }

  /** Parts and quantities of all rows with a part. */
  get parts() {
    return this.rows.all.flatMap(({ offer, number }) =>
      offer?.part
        ? [{ articleNo: offer.part.sku, name: offer.part.name, slug: offer.part.slug, typed: number }]
        : [],
    )
  }

  get counts(): ReadonlyMap<RowState, number> {
    const counts = new Map<RowState, number>()
    for (const { state } of this.rows.all) counts.set(state, (counts.get(state) ?? 0) + 1)
    return counts
  }

  get pieces(): number {
    return this.rows.ready.reduce((all, { offer }) => all + (offer?.pieces ?? 0), 0)
  }

  get total(): Money | undefined {
    return sumOf(
      this.rows.ready.flatMap(({ offer }) => [offer?.total, offer?.coreDeposits].flatMap((one) => one ?? [])),
    )
  }

  /** Core deposits, which are part of the total; absent without exchange parts. */
  get coreDeposits(): Money | undefined {
    return sumOf(this.rows.ready.flatMap(({ offer }) => offer?.coreDeposits ?? []))
  }

  /** Parses and checks the numbers that the user has typed. Parses those again whose look-up failed. */
  async readNumbers(): Promise<void> {
    await this.intake.readNumbers()
    await this.check.run()
    await this.intake.readNumbers()
  }

  toCart(): Promise<void> {
    void this.readNumbers()
    return this.transfer.toCart()
  }

  undo(): void {
    if (this.rows.undo()) void this.check.run()
  }

  clear(): void {
    this.lists.clear()
    this.notice = undefined
  }

  dismissNotice(): void {
    this.notice = undefined
  }

  save(sheet: Sheet, format: SheetFormat, language: LanguageCode): Promise<void> {
    return this.#sheets.save(sheet, format, language)
  }

  private changed(): void {
    this.check.runSoon()
    this.draft.keepSoon()
  }

  /** Shows or removes the message that the API did not respond. */
  private showAnswer(isAnswered: boolean): void {
    if (!isAnswered) this.showNotice({ kind: 'unanswered' })
    else if (this.notice?.kind === 'unanswered') this.showNotice(undefined)
  }

  private showNotice(notice: GridMessage | undefined): void {
    this.notice = notice
  }
}
