import type { ListQuery } from '#application/favourites/favourites.port.ts'

export const ITEMS_PER_PAGE = 50
const SORTS: ReadonlySet<string> = new Set(['sku', 'name', 'quantity', 'price', 'added'])

/** What the address of the page asks for; what it cannot mean is as if it were not there. */
export type ListAddress = {
  readonly listId?: string | undefined
  readonly term: string
  readonly onlyAvailable: boolean
  readonly onlyChanged: boolean
  readonly sortBy?: string | undefined
  readonly descending: boolean
  readonly page: number
}

const TERM_LENGTH = 200
const LAST_PAGE = 10_000

export function readAddress(search: URLSearchParams): ListAddress {
  const sort = search.get('sort') ?? ''
  const sortBy = sort.replace(/^-/, '')
  const page = Number(search.get('page') ?? '1')
  return {
    listId: search.get('list') || undefined,
    term: (search.get('term') ?? '').trim().slice(0, TERM_LENGTH),
    onlyAvailable: search.has('available'),
    onlyChanged: search.has('changed'),
    sortBy: SORTS.has(sortBy) ? sortBy : undefined,
    descending: sort.startsWith('-'),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

export function writeAddress(address: ListAddress): string {
  const { listId, term, onlyAvailable, onlyChanged, sortBy, descending, page } = address
  const search = new URLSearchParams()
  if (listId !== undefined) search.set('list', listId)
  if (term !== '') search.set('term', term)
  if (onlyAvailable) search.set('available', '1')
  if (onlyChanged) search.set('changed', '1')
  if (sortBy !== undefined) search.set('sort', `${descending ? '-' : ''}${sortBy}`)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return query === '' ? '' : `?${query}`
}

export const queryOf = ({ term, page, ...address }: ListAddress): ListQuery => ({
  ...address,
  start: (page - 1) * ITEMS_PER_PAGE,
  length: ITEMS_PER_PAGE,
  term: term === '' ? undefined : term,
})
