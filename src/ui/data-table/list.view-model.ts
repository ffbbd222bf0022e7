import { makeAutoObservable } from 'mobx'
import { loadAllRows } from '#application/data-table/load-all-rows.ts'
import type { Listing, ListSource } from '#application/data-table/list-source.ts'
import type { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { periodsOn, type Period } from '#domain/data-table/periods.ts'
import { isNarrowed, type ListUrl } from '#domain/data-table/list-url.ts'
import { withoutPrices } from '#domain/data-table/list-shape.ts'
import { pageCountOf } from '#domain/shared/batches.ts'
import { WAREHOUSE_ZONE } from '../intl/warehouse-zone.ts'
import { ColumnChoice } from './column-choice.view-model.ts'
import * as cells from './list-cells.ts'
import type { ListColumnOf, ListDefinition } from './list-definition.ts'
import { ListExportViewModel } from './list-export.view-model.ts'
import { shownFilters, type ShownFilter } from './list-filters.ts'
import { ListLinks } from './list-links.view-model.ts'
import type { ListSelection } from './list-selection.view-model.ts'
export type { ShownFilter }

/** Formats a day as ISO 8601, as Swedish dates are, in the time zone of the warehouse. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: WAREHOUSE_ZONE })

/** State of one list at one URL. */
export class ListViewModel<Item> {
  readonly definition: ListDefinition<Item>
  readonly opened: OpenedList<Item>
  readonly selection: ListSelection<Item>
  readonly columnChoice: ColumnChoice<Item>
  readonly export: ListExportViewModel<Item>
  readonly #source: ListSource<Item>
  readonly #shared: ListPageDependencies
  #lastMarked: string | undefined

  constructor(
    definition: ListDefinition<Item>,
    opened: OpenedList<Item>,
    source: ListSource<Item>,
    selection: ListSelection<Item>,
    shared: ListPageDependencies,
  ) {
    this.definition = definition
    this.opened = opened
    this.#source = source
    this.selection = selection
    this.#shared = shared
    const offered = () => this.shape.columns
    this.columnChoice = new ColumnChoice(definition, offered, opened.url.columns, shared.drafts)
    this.export = new ListExportViewModel(this, shared)
    makeAutoObservable(this, {
      definition: false,
      opened: false,
      selection: false,
      columnChoice: false,
      export: false,
    })
  }

  get url(): ListUrl {
    return this.opened.url
  }

  /** Definition of the list, without price columns and filters if prices are hidden. */
  get shape(): ListDefinition<Item> {
    return this.#shared.session.pricesAreVisible ? this.definition : withoutPrices(this.definition)
  }

  get links(): ListLinks {
    return new ListLinks(this.shape, this.url)
  }

  get columns(): readonly ListColumnOf<Item>[] {
    return this.columnChoice.shown
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
    return (this.url.page - 1) * this.url.length + 1
  }

  get lastShown(): number {
    return this.firstShown + this.items.length - 1
  }

  get pageCount(): number {
    return pageCountOf(this.total, this.url.length)
  }

  /** Named periods that end today, by the date at the warehouse. */
  get periods(): readonly Period[] {
    return periodsOn(DAY.format(this.#shared.clock.now()))
  }

  get isNarrowed(): boolean {
    return isNarrowed(this.url)
  }

  /** True if the list is empty without any filter: search and filters are then hidden. */
  get isBare(): boolean {
    return this.opened.kind === 'listed' && this.total === 0 && !this.isNarrowed
  }

  /** Sums by column; undefined if the list has no sums, or their columns are hidden. */
  get totals(): ReadonlyMap<string, cells.CellValue> | undefined {
    const totals = Object.entries(this.listing.totals ?? {})
      .filter(([id]) => this.columns.some((column) => column.id === id))
      .map(
        ([id, total]) => [id, typeof total === 'number' ? cells.count(total) : cells.money(total)] as const,
      )
    return totals.length > 0 && this.items.length > 0 ? new Map(totals) : undefined
  }

  get filters(): readonly ShownFilter[] {
    return shownFilters(this.shape.filters, this.url, this.listing.facets ?? [])
  }

  /** Active filters: those that have a value. */
  get choices(): readonly ShownFilter[] {
    return this.filters.filter(({ values }) => values.some((value) => value !== ''))
  }

  get selectedCount(): number {
    return this.selection.count(this.total)
  }

  isSelected(item: Item): boolean {
    return this.selection.has(this.keyOf(item))
  }

  select(item: Item, isSelected: boolean): void {
    this.selection.mark(this.keyOf(item), item, isSelected)
    this.#lastMarked = this.keyOf(item)
  }

  /** Selects or deselects the rows between the last clicked row, if it is on this page, and this one. */
  selectRange(item: Item, isSelected: boolean): void {
    const keys = this.items.map((one) => this.keyOf(one))
    const end = keys.indexOf(this.keyOf(item))
    const last = this.#lastMarked === undefined ? -1 : keys.indexOf(this.#lastMarked)
    const start = last === -1 ? end : last
    for (const one of this.items.slice(Math.min(start, end), Math.max(start, end) + 1))
      this.selection.mark(this.keyOf(one), one, isSelected)
    this.#lastMarked = this.keyOf(item)
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

  /** Selected rows, including those of pages that were not opened. */
  async selectedItems(): Promise<readonly Item[]> {
    if (!this.selection.isAll) return [...this.selection.marked.values()]
    return (await this.allItems()).filter((item) => this.isSelected(item))
  }

  /** All rows that match the URL, on all pages. */
  allItems(onProgress?: (done: number, total: number) => void): Promise<readonly Item[]> {
    return loadAllRows(this.#source, this.url, (item) => this.keyOf(item), onProgress)
  }
}

const NOTHING: Listing<never> = { items: [], total: 0 }
