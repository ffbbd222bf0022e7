import { makeAutoObservable } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import type { QueuedList } from '#application/documents/document-queue.port.ts'
import { MOST_GATHERED } from '#application/data-table/gather-list.ts'
import type { ListTools } from '#application/data-table/list-tools.ts'
import type { ListUrl } from '#domain/data-table/list-url.ts'
import type { ExportFormat, Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { CellValue } from './list-cells.ts'
import type { ListColumnOf, ListDefinition } from './list-definition.ts'

type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  /** It comes by the downloads of the header. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-many'; readonly most: number }

const IDLE: Progress = { kind: 'idle' }

/** Rows that a page makes a file of while one waits, with the columns that it shows. */
const SMALL_EXPORT = 500

/** What of a list can be exported. */
type Exportable<Item> = {
  readonly definition: ListDefinition<Item>
  readonly address: ListUrl
  readonly columns: readonly ListColumnOf<Item>[]
  readonly isNarrowed: boolean
  readonly total: number
  readonly selectedCount: number
  selectedItems(): Promise<readonly Item[]>
  allItems(told: (done: number, total: number) => void): Promise<readonly Item[]>
}

/** Puts the cells into the reader's words. */
type ToSheet = (rows: readonly (readonly CellValue[])[]) => Sheet

/** A list on its way into a file: its marked rows where there are any, else all. */
export class ListExportViewModel<Item> {
  progress: Progress = IDLE
  readonly #list: Exportable<Item>
  readonly #tools: ListTools

  constructor(list: Exportable<Item>, tools: ListTools) {
    this.#list = list
    this.#tools = tools
    makeAutoObservable(this)
  }

  get rows(): { readonly kind: 'selected' | 'filtered' | 'all'; readonly count: number } {
    const { selectedCount, isNarrowed, total } = this.#list
    if (selectedCount > 0) return { kind: 'selected', count: selectedCount }
    return { kind: isNarrowed ? 'filtered' : 'all', count: total }
  }

  get columns(): readonly ListColumnOf<Item>[] {
    return this.#list.columns.filter(({ isControl }) => !isControl)
  }

  /** Paper is made on the other side alone. */
  get formats(): readonly ExportFormat[] {
    return this.#list.definition.queuedAs === undefined ? ['csv', 'xlsx'] : ['csv', 'xlsx', 'pdf']
  }

  async save(format: ExportFormat, language: LanguageCode, toSheet: ToSheet): Promise<void> {
    if (this.progress.kind === 'working') return
    const { queuedAs } = this.#list.definition
    const isQueued = format === 'pdf' || this.rows.count > SMALL_EXPORT
    if (!(isQueued && queuedAs) && this.#isTooLong()) return
    this.show({ kind: 'working', done: 0, total: this.rows.count })
    let isSaved = false
    try {
      const saved = await attempt(async () => {
        if (isQueued && queuedAs) await this.#queue(queuedAs, format)
        else if (format !== 'pdf') await this.#saveSheet(format, language, toSheet)
      })
      isSaved = saved.ok
    } finally {
      if (!isSaved) this.show({ kind: 'failed' })
    }
  }

  /** None where there are more than a page can hold; the list says so. */
  async items(): Promise<readonly Item[]> {
    if (this.#isTooLong()) return []
    try {
      return await this.#gather()
    } finally {
      this.show(IDLE)
    }
  }

  async #saveSheet(format: SheetFormat, language: LanguageCode, toSheet: ToSheet): Promise<void> {
    const { columns } = this
    const rows = (await this.#gather()).map((item) => columns.map((column) => column.cell(item)))
    await this.#tools.files.save(toSheet(rows), format, language)
    this.show(IDLE)
  }

  /** Prices that the reader alone has hidden stay hidden in the file. */
  async #queue(list: QueuedList, format: ExportFormat): Promise<void> {
    const { address, definition, selectedCount, total } = this.#list
    const { scope, sort: sortBy, desc, term, filters } = address
    const isWhole = selectedCount === 0 || selectedCount === total
    const ids = isWhole ? undefined : (await this.#list.selectedItems()).map((item) => definition.keyOf(item))
    const query = { scope, sortBy, desc, term, filters }
    const withoutPrices = !this.#tools.session.pricesAreVisible
    const started = await this.#tools.downloads.run({ export: { list, query, ids, withoutPrices, format } })
    this.show({ kind: started.ok ? 'queued' : 'failed' })
  }

  #gather(): Promise<readonly Item[]> {
    return this.#list.selectedCount > 0
      ? this.#list.selectedItems()
      : this.#list.allItems((done, total) => this.show({ kind: 'working', done, total }))
  }

  #isTooLong(): boolean {
    if (this.rows.count <= MOST_GATHERED) return false
    this.show({ kind: 'too-many', most: MOST_GATHERED })
    return true
  }

  private show(progress: Progress): void {
    this.progress = progress
  }
}
