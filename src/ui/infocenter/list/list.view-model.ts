import { makeAutoObservable, observableRef } from 'mobx'
import type { QueuedList } from '#application/documents/document-queue.port.ts'
import { gatherList, MOST_GATHERED } from '#application/list/gather-list.ts'
import type { Listing, ListSource } from '#application/list/list-source.ts'
import type { ListTools } from '#application/list/list-tools.ts'
import type { OpenedList } from '#application/list/open-list.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import {
  isNarrowed,
  listFields,
  listQuery,
  PAGE_LENGTHS,
  readListAddress,
  widened,
  type ListAddress,
  type PageLength,
} from '#domain/list/list-address.ts'
import { withoutFilter } from '#domain/list/filter-values.ts'
import { chosenColumns, columnsShown, fieldsOf, withoutPrices } from '#domain/list/list-shape.ts'
import type { ExportFormat, Sheet, SheetFormat } from '#domain/list/sheet.ts'
import type { LanguageCode } from '#domain/place/language.ts'
import { count, money, type CellValue } from './list-cells.view-model.ts'
import type { ListColumnOf, ListDefinition } from './list-definition.view-model.ts'
import { shownFilters, type ShownFilter } from './list-filters.view-model.ts'
import type { ListSelection } from './list-selection.view-model.ts'

export type { OpenedList } from '#application/list/open-list.ts'
export type { ShownFilter }

type Exporting =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  /** It comes by the downloads of the header. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-many'; readonly most: number }

const IDLE: Exporting = { kind: 'idle' }

/** Rows that a page makes a file of while one waits, with the columns that it shows. */
const SMALL_EXPORT = 500

/** One list as it stands at one address. */
export class ListViewModel<Item> {
  readonly definition: ListDefinition<Item>
  readonly opened: OpenedList<Item>
  readonly selection: ListSelection<Item>
  exporting: Exporting = IDLE
  /** What this device remembers; known once the page is alive. */
  remembered: readonly string[] | undefined = undefined
  readonly #source: ListSource<Item>
  readonly #tools: ListTools

  constructor(
    definition: ListDefinition<Item>,
    opened: OpenedList<Item>,
    source: ListSource<Item>,
    selection: ListSelection<Item>,
    tools: ListTools,
  ) {
    this.definition = definition
    this.opened = opened
    this.#source = source
    this.selection = selection
    this.#tools = tools
    makeAutoObservable(this, {
      definition: false,
      opened: false,
      selection: false,
      remembered: observableRef,
    })
  }

  get address(): ListAddress {
    return this.opened.address
  }

  /** The list as this visitor may see it. */
  get shape(): ListDefinition<Item> {
    return this.#tools.session.pricesAreVisible ? this.definition : withoutPrices(this.definition)
  }

  get columns(): readonly ListColumnOf<Item>[] {
    return columnsShown(this.shape.columns, this.address.columns ?? this.remembered)
  }

  /** All that could be shown, but for what names the rows. */
  get columnChoices() {
    const shown = this.columns
    return this.shape.columns
      .filter(({ isHeading, isControl }) => !isHeading && !isControl)
      .map((column) => ({ id: column.id, isShown: shown.includes(column) }))
  }

  get hasChosenColumns(): boolean {
    return this.address.columns !== undefined || this.remembered !== undefined
  }

  recallColumns(): void {
    this.remembered = this.#columnMemory.recall()
  }

  /** Kept on the device, and said in the address, which others can be sent. */
  chooseColumns(ids: readonly string[]): string {
    const controls = this.shape.columns.filter(({ isControl, isExtra }) => isControl && !isExtra)
    const columns = chosenColumns(this.shape.columns, [...ids, ...controls.map(({ id }) => id)])
    if (columns) this.#columnMemory.keep(columns)
    else this.#columnMemory.discard()
    this.remembered = columns
    return this.#queryWith({ columns })
  }

  get listing(): Listing<Item> {
    return this.opened.kind === 'listed' ? this.opened.listing : NOTHING
  }

  get items(): readonly Item[] {
    return this.listing.items
  }

  keyOf(item: Item): string {
    return this.definition.keyOf(item)
  }

  nameOf(item: Item): string {
    return this.definition.nameOf?.(item) ?? this.keyOf(item)
  }

  get total(): number {
    return this.listing.total
  }

  get firstShown(): number {
    return (this.address.page - 1) * this.address.length + 1
  }

  get lastShown(): number {
    return this.firstShown + this.items.length - 1
  }

  get isNarrowed(): boolean {
    return isNarrowed(this.address)
  }

  /** By column; absent where the list has none, or they stand in no column that is shown. */
  get sums(): ReadonlyMap<string, CellValue> | undefined {
    const sums = Object.entries(this.listing.sums ?? {})
      .filter(([id]) => this.columns.some((column) => column.id === id))
      .map(([id, sum]) => [id, typeof sum === 'number' ? count(sum) : money(sum)] as const)
    return sums.length > 0 && this.items.length > 0 ? new Map(sums) : undefined
  }

  get filters(): readonly ShownFilter[] {
    return shownFilters(this.shape.filters, this.address.filters, this.listing.facets ?? [])
  }

  /** The filters in use, each with the address without it. */
  get choices(): readonly (ShownFilter & { readonly query: string })[] {
    return this.filters
      .filter(({ values }) => values.some((value) => value !== ''))
      .map((shown) => {
        const filter = this.shape.filters.find(({ id }) => id === shown.id)!
        return { ...shown, query: this.#queryWith({ filters: withoutFilter(this.address.filters, filter) }) }
      })
  }

  get queryWithoutTerm(): string {
    return this.#queryWith({ term: undefined })
  }

  get resetQuery(): string {
    return listQuery(this.shape, widened(this.address))
  }

  /** What the address says, by the names of its fields. */
  get fields(): ReadonlyMap<string, string> {
    return new Map(listFields(this.shape, this.address))
  }

  /** What a form has to send along that sets some of the fields anew. */
  fieldsBeside(own: 'search' | 'columns' | 'length'): readonly (readonly [name: string, value: string])[] {
    const left = own === 'search' ? ['term', ...this.shape.filters.flatMap(fieldsOf)] : [own]
    return listFields(this.shape, { ...this.address, page: 1 }).filter(([name]) => !left.includes(name))
  }

  /** The short address of what a form sends. */
  queryOfForm(fields: URLSearchParams): string {
    return listQuery(this.shape, readListAddress(this.shape, fields))
  }

  sortOf(column: ListColumnOf<Item>) {
    if (!column.isSortable) return undefined
    const { sort, desc } = this.address
    const isSorted = column.id === sort
    return {
      sorted: isSorted ? (desc ? ('descending' as const) : ('ascending' as const)) : ('none' as const),
      query: this.#queryWith({ sort: column.id, desc: isSorted ? !desc : false }),
    }
  }

  get pageCount(): number {
    return Math.max(Math.ceil(this.total / this.address.length), 1)
  }

  queryOfPage(page: number): string {
    return this.#queryWith({ page })
  }

  /** None where the shortest page holds all. */
  get sizes(): readonly { readonly size: PageLength; readonly isCurrent: boolean; readonly query: string }[] {
    if (this.total <= PAGE_LENGTHS[0]) return []
    return PAGE_LENGTHS.map((length) => ({
      size: length,
      isCurrent: length === this.address.length,
      query: this.#queryWith({ length }),
    }))
  }

  get selectedCount(): number {
    return this.selection.count(this.total)
  }

  isSelected(item: Item): boolean {
    return this.selection.has(this.keyOf(item))
  }

  select(item: Item, isSelected: boolean): void {
    this.selection.mark(this.keyOf(item), item, isSelected)
  }

  get isPageSelected(): boolean {
    return this.items.length > 0 && this.items.every((item) => this.isSelected(item))
  }

  get isPagePartlySelected(): boolean {
    return !this.isPageSelected && this.items.some((item) => this.isSelected(item))
  }

  selectPage(isSelected: boolean): void {
    for (const item of this.items) this.select(item, isSelected)
  }

  /** The marked rows, also those that no page has shown yet. */
  async selectedItems(): Promise<readonly Item[]> {
    if (!this.selection.isAll) return [...this.selection.marked.values()]
    const all = await gatherList(this.#source, this.address, (item) => this.keyOf(item))
    return all.filter((item) => this.isSelected(item))
  }

  get exported(): { readonly kind: 'selected' | 'filtered' | 'all'; readonly count: number } {
    if (this.selectedCount > 0) return { kind: 'selected', count: this.selectedCount }
    return { kind: this.isNarrowed ? 'filtered' : 'all', count: this.total }
  }

  get exportedColumns(): readonly ListColumnOf<Item>[] {
    return this.columns.filter(({ isControl }) => !isControl)
  }

  /** Paper is made on the other side alone. */
  get exportFormats(): readonly ExportFormat[] {
    return this.definition.queuedAs === undefined ? ['csv', 'xlsx'] : ['csv', 'xlsx', 'pdf']
  }

  /** `toSheet` puts the cells into the reader's words. */
  async export(
    format: ExportFormat,
    language: LanguageCode,
    toSheet: (rows: readonly (readonly CellValue[])[]) => Sheet,
  ): Promise<void> {
    if (this.exporting.kind === 'working') return
    const { queuedAs } = this.definition
    const isQueued = format === 'pdf' || this.exported.count > SMALL_EXPORT
    if (!(isQueued && queuedAs) && this.#isTooLong()) return
    this.setExporting({ kind: 'working', done: 0, total: this.exported.count })
    try {
      if (isQueued && queuedAs) await this.#queueExport(queuedAs, format)
      else if (format !== 'pdf') await this.#saveSheet(format, language, toSheet)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.setExporting({ kind: 'failed' })
    }
  }

  async #saveSheet(
    format: SheetFormat,
    language: LanguageCode,
    toSheet: (rows: readonly (readonly CellValue[])[]) => Sheet,
  ): Promise<void> {
    const columns = this.exportedColumns
    const rows = (await this.#itemsToExport()).map((item) => columns.map((column) => column.cell(item)))
    await this.#tools.files.save(toSheet(rows), format, language)
    this.setExporting(IDLE)
  }

  /** None where there are more than a page can hold; the list says so. */
  async exportedItems(): Promise<readonly Item[]> {
    if (this.#isTooLong()) return []
    try {
      return await this.#itemsToExport()
    } finally {
      this.setExporting(IDLE)
    }
  }

  #isTooLong(): boolean {
    if (this.exported.count <= MOST_GATHERED) return false
    this.setExporting({ kind: 'too-many', most: MOST_GATHERED })
    return true
  }

  #itemsToExport(): Promise<readonly Item[]> {
    if (this.selectedCount > 0) return this.selectedItems()
    return gatherList(
      this.#source,
      this.address,
      (item) => this.keyOf(item),
      (done, total) => this.setExporting({ kind: 'working', done, total }),
    )
  }

  /** Prices that the reader alone has hidden stay hidden in the file. */
  async #queueExport(list: QueuedList, format: ExportFormat): Promise<void> {
    const { scope, sort: sortBy, desc, term, filters } = this.address
    const isWhole = this.selectedCount === 0 || this.selectedCount === this.total
    const ids = isWhole ? undefined : (await this.selectedItems()).map((item) => this.keyOf(item))
    const query = { scope, sortBy, desc, term, filters }
    const withoutPrices = !this.#tools.session.pricesAreVisible
    const started = await this.#tools.downloads.run({ export: { list, query, ids, withoutPrices, format } })
    this.setExporting({ kind: started.ok ? 'queued' : 'failed' })
  }

  private setExporting(exporting: Exporting): void {
    this.exporting = exporting
  }

  #queryWith(change: Partial<ListAddress>): string {
    return listQuery(this.shape, { ...this.address, page: 1, ...change })
  }

  get #columnMemory() {
    const { columns, name } = this.definition
    return this.#tools.drafts.open<readonly string[]>({
      name: `columns:${name}`,
      version: 1,
      read: (kept) =>
        Array.isArray(kept)
          ? chosenColumns(
              columns,
              kept.filter((id) => typeof id === 'string'),
            )
          : undefined,
    })
  }
}

const NOTHING: Listing<never> = { items: [], total: 0 }
