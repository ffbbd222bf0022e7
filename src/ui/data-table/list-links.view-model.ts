import {
  listFields,
  listQuery,
  PAGE_LENGTHS,
  readListUrl,
  withoutTermAndFilters,
  type ListUrl,
} from '#domain/data-table/list-url.ts'
import { withoutFilter } from '#domain/data-table/filter-values.ts'
import { fieldsOf, type ListColumn, type ListShape } from '#domain/data-table/list-shape.ts'
import { pageSizes, type PageSizeLink } from '../paging/page-sizes.ts'
import type { ShownFilter } from './list-filters.ts'

/** Links that change one part of a list's URL: page, page size, sorting, search term, filters or columns. */
export class ListLinks {
  /** Fields of the URL by name. */
  readonly fields: ReadonlyMap<string, string>
  readonly #shape: ListShape
  readonly #url: ListUrl

  constructor(shape: ListShape, url: ListUrl) {
    this.#shape = shape
    this.#url = url
    this.fields = new Map(listFields(shape, url))
  }

  /** Hidden fields of a form that changes only some fields of the URL: they contain all other fields. */
  fieldsBeside(formName: 'search' | 'columns'): readonly (readonly [name: string, value: string])[] {
    const ownNames = formName === 'search' ? ['term', ...this.#shape.filters.flatMap(fieldsOf)] : [formName]
    return listFields(this.#shape, { ...this.#url, page: 1 }).filter(([name]) => !ownNames.includes(name))
  }

  /** Query for the fields of a form, without defaults. */
  queryOfForm(fields: URLSearchParams): string {
    return listQuery(this.#shape, readListUrl(this.#shape, fields))
  }

  queryOfPage(page: number): string {
    return this.#queryWith({ page })
  }

  queryOfColumns(columns: readonly string[] | undefined): string {
    return this.#queryWith({ columns })
  }

  sizes(total: number): readonly PageSizeLink[] {
    const { length } = this.#url
    return pageSizes(PAGE_LENGTHS, length, total, (size) => this.#queryWith({ length: size }))
  }

  sortOf({ id, isSortable }: ListColumn) {
    if (!isSortable) return undefined
    const { sort, desc } = this.#url
    const isSorted = id === sort
    return {
      sorted: isSorted ? (desc ? ('descending' as const) : ('ascending' as const)) : ('none' as const),
      query: this.#queryWith({ sort: id, desc: isSorted ? !desc : false }),
    }
  }

  get withoutTerm(): string {
    return this.#queryWith({ term: undefined })
  }

  without({ id }: Pick<ShownFilter, 'id'>): string {
    const filter = this.#shape.filters.find((each) => each.id === id)!
    const { filters, unread } = this.#url
    return this.#queryWith({
      filters: withoutFilter(filters, filter),
      unread: unread && withoutFilter(unread, filter),
    })
  }

  /** Query of the list without search and filters. */
  get reset(): string {
    return listQuery(this.#shape, withoutTermAndFilters(this.#url))
  }

  #queryWith(change: Partial<ListUrl>): string {
    return listQuery(this.#shape, { ...this.#url, page: 1, ...change })
  }
}
