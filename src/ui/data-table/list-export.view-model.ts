import { makeAutoObservable } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import { LOADED_ROWS_MAX } from '#application/data-table/load-all-rows.ts'
import type { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import type { ExportFormat, Sheet } from '#domain/data-table/sheet.ts'
import type { ListColumn } from '#domain/data-table/list-shape.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { CellValue } from './list-cells.ts'
import type { ListColumnOf } from './list-definition.ts'

type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  /** The file is in the download queue; the header shows its progress. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-many'; readonly most: number }

const IDLE: Progress = { kind: 'idle' }

/** Maximum number of rows of a file. The browser loads the rows of CSV and spreadsheets; the API prints a PDF. */
const EXPORTED_MAX: Readonly<Record<ExportFormat, number>> = {
  csv: LOADED_ROWS_MAX,
  xlsx: LOADED_ROWS_MAX,
  pdf: 2_000,
}

/** Maximum number of rows that other actions on rows load, such as the download of their documents. */
const HELD_MAX = 5_000

/** Rows and columns of a list for export. */
type Exportable<Item> = {
  readonly columns: readonly ListColumnOf<Item>[]
  readonly isNarrowed: boolean
  readonly total: number
  readonly selectedCount: number
  selectedItems(): Promise<readonly Item[]>
  allItems(told: (done: number, total: number) => void): Promise<readonly Item[]>
}

/** Formats the cells in the reader's language. */
type ToSheet = (columns: readonly ListColumn[], rows: readonly (readonly CellValue[])[]) => Sheet

/** Export of a list: its selected rows if any, else all. */
export class ListExportViewModel<Item> {
  private shown: Progress = IDLE
  readonly #list: Exportable<Item>
  readonly #shared: ListPageDependencies
  #isSaving = false

  constructor(list: Exportable<Item>, shared: ListPageDependencies) {
    this.#list = list
    this.#shared = shared
    makeAutoObservable(this)
  }

  /** Progress of the export; `idle` again after the download of a PDF has ended. */
  get progress(): Progress {
    return this.shown.kind === 'queued' && !this.#shared.downloads.isRunning ? IDLE : this.shown
  }

  get rows(): { readonly kind: 'selected' | 'filtered' | 'all'; readonly count: number } {
    const { selectedCount, isNarrowed, total } = this.#list
    if (selectedCount > 0) return { kind: 'selected', count: selectedCount }
    return { kind: isNarrowed ? 'filtered' : 'all', count: total }
  }

  get columns(): readonly ListColumnOf<Item>[] {
    return this.#list.columns.filter(({ isControl }) => !isControl)
  }

  async save(format: ExportFormat, language: LanguageCode, toSheet: ToSheet): Promise<void> {
    if (this.progress.kind === 'working' || this.#isTooLong(EXPORTED_MAX[format])) return
    this.#isSaving = true
    this.show({ kind: 'working', done: 0, total: this.rows.count })
    let outcome: Progress = { kind: 'failed' }
    try {
      const result = await attempt(async () => {
        const { columns } = this
        const rows = (await this.#gather()).map((item) => columns.map((column) => column.cell(item)))
        const sheet = toSheet(columns, rows)
        if (format === 'pdf') return (await this.#shared.downloads.run({ table: sheet })).ok
        await this.#shared.files.save(sheet, format, language)
        return true
      })
      if (result.ok && result.value) outcome = format === 'pdf' ? { kind: 'queued' } : IDLE
    } finally {
      this.#isSaving = false
      this.show(outcome)
    }
  }

  /** Rows to act on; empty if they exceed the limit, which the list reports. */
  async items(): Promise<readonly Item[]> {
    if (this.#isTooLong(HELD_MAX)) return []
    try {
      return await this.#gather()
    } finally {
      if (!this.#isSaving) this.show(IDLE)
    }
  }

  #gather(): Promise<readonly Item[]> {
    return this.#list.selectedCount > 0
      ? this.#list.selectedItems()
      : this.#list.allItems((done, total) => this.show({ kind: 'working', done, total }))
  }

  #isTooLong(max: number): boolean {
    if (this.rows.count <= max) return false
    this.show({ kind: 'too-many', most: max })
    return true
  }

  private show(progress: Progress): void {
    this.shown = progress
  }
}
