import { truncateText } from '../shared/text.ts'
import {
  filterFields,
  FILTER_LENGTH_MAX,
  readFilters,
  invalidEntries,
  type FilterValues,
} from './filter-values.ts'
import { chosenColumns, type ListShape } from './list-shape.ts'

export const PAGE_LENGTHS = [25, 50, 100] as const
type PageLength = (typeof PAGE_LENGTHS)[number]

/** State of a list that is stored in the URL's query. */
export type ListUrl = {
  /** Selects one of several lists; absent for the first or only one. */
  readonly scope?: string | undefined
  /** Page number from 1, as requested; may be beyond the last page. */
  readonly page: number
  readonly length: PageLength
  readonly sort: string
  readonly desc: boolean
  readonly term?: string | undefined
  readonly filters: FilterValues
  /** Invalid input of filters, by field name; absent if all input is valid. */
  readonly unread?: FilterValues | undefined
  /** Absent for the default columns. */
  readonly columns?: readonly string[] | undefined
}

type Fields = readonly (readonly [name: string, value: string])[]

const TERM_LENGTH_MAX = 200
const PAGE_MAX = 100_000

/** Parses the query of a URL; invalid parameters are ignored. */
export function readListUrl(shape: ListShape, params: URLSearchParams): ListUrl {
  const sortable = shape.columns.find(({ id, isSortable }) => isSortable && id === params.get('sort'))
  const term = truncateText((params.get('term') ?? '').trim(), TERM_LENGTH_MAX).trim()
  const unread = invalidEntries(shape.filters, params)
  return {
    scope: shape.scope === undefined ? undefined : scopeIn(params.get(shape.scope)),
    page: pageIn(params.get('page')),
    length: PAGE_LENGTHS.find((length) => String(length) === params.get('length')) ?? PAGE_LENGTHS[0],
    sort: sortable?.id ?? shape.sort.by,
    desc: sortable ? params.get('desc') === '1' : shape.sort.desc,
    term: term === '' ? undefined : term,
    filters: readFilters(shape.filters, params),
    unread: Object.keys(unread).length === 0 ? undefined : unread,
    columns: chosenColumns(
      shape.columns,
      params.getAll('columns').flatMap((value) => value.split(',')),
    ),
  }
}

/** Query parameters of the list, without parameters that have their default value. */
export function listFields(shape: ListShape, url: ListUrl): Fields {
  const { scope, page, length, sort, desc, term, filters, unread, columns } = url
  const isUsualOrder = sort === shape.sort.by && desc === shape.sort.desc
  const fields: Fields = [
    [shape.scope ?? '', scope ?? ''],
    ['term', term ?? ''],
    ...filterFields(shape.filters, { ...filters, ...unread }),
    ['sort', isUsualOrder ? '' : sort],
    ['desc', isUsualOrder || !desc ? '' : '1'],
    ['length', length === PAGE_LENGTHS[0] ? '' : String(length)],
    ['columns', columns?.join(',') ?? ''],
    ['page', page > 1 ? String(page) : ''],
  ]
  return fields.filter(([, value]) => value !== '')
}

/** Query string including `?`; empty for the default state of the list. */
export function listQuery(shape: ListShape, url: ListUrl): string {
  const params = new URLSearchParams(listFields(shape, url).map(([name, value]) => [name, value]))
  const query = params.toString().replaceAll('%2C', ',')
  return query === '' ? '' : `?${query}`
}

export const isNarrowed = ({ term, filters }: ListUrl): boolean =>
  term !== undefined || Object.keys(filters).length > 0

/** Removes term and filters; keeps sort order, page length and columns. */
export const withoutTermAndFilters = (url: ListUrl): ListUrl => ({
  ...url,
  page: 1,
  term: undefined,
  filters: {},
  unread: undefined,
})

function pageIn(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), PAGE_MAX) : 1
}

const scopeIn = (text: string | null): string | undefined =>
  truncateText(text ?? '', FILTER_LENGTH_MAX) || undefined
