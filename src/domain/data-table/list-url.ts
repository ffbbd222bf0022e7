import { cutText } from '../shared/text.ts'
import { filterFields, LONGEST_FILTER, readFilters, type FilterValues } from './filter-values.ts'
import { chosenColumns, type ListShape } from './list-shape.ts'

export const PAGE_LENGTHS = [25, 50, 100] as const
type PageLength = (typeof PAGE_LENGTHS)[number]

/** What a list shows; all of it stands in the page's address. */
export type ListUrl = {
  /** Which of several lists; absent for the first, and where there is but one. */
  readonly scope?: string | undefined
  /** From 1; what the address asks for, which may be beyond the last. */
  readonly page: number
  readonly length: PageLength
  readonly sort: string
  readonly desc: boolean
  readonly term?: string | undefined
  readonly filters: FilterValues
  /** Absent for the usual ones. */
  readonly columns?: readonly string[] | undefined
}

type Fields = readonly (readonly [name: string, value: string])[]

const LONGEST_TERM = 200
const MAX_PAGE = 100_000

/** Whatever stands in the address: what makes no sense counts as not being there. */
export function readListUrl(shape: ListShape, params: URLSearchParams): ListUrl {
  const sortable = shape.columns.find(({ id, isSortable }) => isSortable && id === params.get('sort'))
  const term = cutText((params.get('term') ?? '').trim(), LONGEST_TERM).trim()
  return {
    scope: shape.scope === undefined ? undefined : scopeIn(params.get(shape.scope)),
    page: pageIn(params.get('page')),
    length: PAGE_LENGTHS.find((length) => String(length) === params.get('length')) ?? PAGE_LENGTHS[0],
    sort: sortable?.id ?? shape.sort.by,
    desc: sortable ? params.get('desc') === '1' : shape.sort.desc,
    term: term === '' ? undefined : term,
    filters: readFilters(shape.filters, params),
    columns: chosenColumns(
      shape.columns,
      params.getAll('columns').flatMap((value) => value.split(',')),
    ),
  }
}

/** The fields of the query, without those that say what goes without saying. */
export function listFields(shape: ListShape, address: ListUrl): Fields {
  const { scope, page, length, sort, desc, term, filters, columns } = address
  const isUsualOrder = sort === shape.sort.by && desc === shape.sort.desc
  const fields: Fields = [
    [shape.scope ?? '', scope ?? ''],
    ['term', term ?? ''],
    ...filterFields(shape.filters, filters),
    ['sort', isUsualOrder ? '' : sort],
    ['desc', isUsualOrder || !desc ? '' : '1'],
    ['length', length === PAGE_LENGTHS[0] ? '' : String(length)],
    ['columns', columns?.join(',') ?? ''],
    ['page', page > 1 ? String(page) : ''],
  ]
  return fields.filter(([, value]) => value !== '')
}

/** The query of the address, from `?` on; empty for the list as it opens. */
export function listQuery(shape: ListShape, address: ListUrl): string {
  const params = new URLSearchParams(listFields(shape, address).map(([name, value]) => [name, value]))
  const query = params.toString().replaceAll('%2C', ',')
  return query === '' ? '' : `?${query}`
}

export const isNarrowed = ({ term, filters }: ListUrl): boolean =>
  term !== undefined || Object.keys(filters).length > 0

/** Everything of the list, in the same look. */
export const widened = (address: ListUrl): ListUrl => ({
  ...address,
  page: 1,
  term: undefined,
  filters: {},
})

function pageIn(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1
}

const scopeIn = (text: string | null): string | undefined => cutText(text ?? '', LONGEST_FILTER) || undefined
