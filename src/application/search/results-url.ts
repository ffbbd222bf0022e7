import { RESULT_VIEWS, type ResultView } from '#domain/appearance/appearance.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { truncateSearchTerm } from '#domain/search/search-term.ts'
import { attributeFields, readAttributeChoices, type AttributeChoice } from './attribute-choices.ts'

export const RESULT_SORTS = ['relevance', 'number', 'name', 'price', 'price-desc', 'stock'] as const
export type NamedSort = (typeof RESULT_SORTS)[number]

/** Sort order by the values of an attribute: `attr.length`, `attr.length-desc`. */
export type AttributeSort = `attr.${string}`
export type ResultSort = NamedSort | AttributeSort

const ATTRIBUTE_SORT = /^attr\.([A-Za-z]\w{0,39})(-desc)?$/

export function attributeSort(id: string, isDescending: boolean): AttributeSort {
  return `attr.${id}${isDescending ? '-desc' : ''}`
}

/** Attribute of a sort order. */
export function sortedAttribute(sort: AttributeSort): {
  readonly id: string
  readonly isDescending: boolean
} {
  const [, id = '', descending] = ATTRIBUTE_SORT.exec(sort) ?? []
  return { id, isDescending: descending !== undefined }
}

export const isAttributeSort = (sort: string | null): sort is AttributeSort =>
  sort !== null && ATTRIBUTE_SORT.test(sort)

type Visitor = { readonly isLoggedIn: boolean; readonly pricesAreVisible: boolean }

/**
 * Sort orders that a visitor may use. Those by price or stock require the right to see the values, because the order
 * reveals them.
 */
export const sortsFor = ({ isLoggedIn, pricesAreVisible }: Visitor): readonly ResultSort[] =>
  RESULT_SORTS.filter((sort) => {
    if (sort === 'price' || sort === 'price-desc') return pricesAreVisible
    return sort !== 'stock' || isLoggedIn
  })

export const PAGE_SIZES = [25, 50, 100] as const
type PageSize = (typeof PAGE_SIZES)[number]

/** State of the results page that is stored in the URL's query (spec 2). */
export type ResultsUrl = {
  readonly term?: string | undefined
  readonly divisions: readonly string[]
  readonly categories: readonly string[]
  /** Ids of house brands. */
  readonly brands: readonly string[]
  /** Ids of vehicle makers. */
  readonly makers: readonly string[]
  /** Contains `in-stock` if only parts in stock are requested. */
  readonly stock: readonly string[]
  readonly attributes: readonly AttributeChoice[]
  readonly news: boolean
  /** Slug of a vehicle: only parts that fit the vehicle are listed. */
  readonly vehicle?: string | undefined
  readonly sort: ResultSort
  readonly size: PageSize
  /** Layout of the list; if absent, the setting of the device applies. */
  readonly view?: ResultView | undefined
  /** Page number from 1, as requested; may be beyond the last page. */
  readonly page: number
}

export const UNFILTERED: ResultsUrl = {
  divisions: [],
  categories: [],
  brands: [],
  makers: [],
  stock: [],
  attributes: [],
  news: false,
  sort: 'relevance',
  size: 25,
  page: 1,
}

/** Maximum values, to protect the API against abuse. */
const IDS_MAX = 50
const PAGE_MAX = 100_000

export function readResultsUrl(params: URLSearchParams): ResultsUrl {
  const term = truncateSearchTerm((params.get('term') ?? '').trim())
  return {
    term: term === '' ? undefined : term,
    divisions: idsIn(params, 'divisions'),
    categories: idsIn(params, 'categories'),
    brands: idsIn(params, 'brands'),
    makers: idsIn(params, 'makers'),
    stock: idsIn(params, 'stock'),
    attributes: readAttributeChoices(params),
    news: params.get('news') === 'true',
    vehicle: vehicleIn(params.get('vehicle')),
    sort: sortIn(params.get('sort')),
    size: oneOf(PAGE_SIZES, params.get('size')),
    view: RESULT_VIEWS.find((view) => view === params.get('view')),
    page: pageIn(params.get('page')),
  }
}

/** True if a vehicle or a filter restricts the results. */
export const isNarrowed = ({
  divisions,
  categories,
  brands,
  makers,
  stock,
  attributes,
  news,
  vehicle,
}: ResultsUrl): boolean =>
  vehicle !== undefined ||
  news ||
  [divisions, categories, brands, makers, stock, attributes].some(({ length }) => length > 0)

/** True for a query without filters: only such a query may redirect to the product of its term (spec 2). */
export function isPlainTermQuery(params: URLSearchParams): boolean {
  const names = [...params.keys()]
  return names.length === 1 && names[0] === 'term'
}

/** Query parameters without those that have their default value. */
export function resultsFields(url: ResultsUrl): readonly (readonly [name: string, value: string])[] {
  const { term, news, vehicle, sort, size, view, page } = url
  const lists = (['divisions', 'categories', 'brands', 'makers', 'stock'] as const).map(
    (name) => [name, url[name].join(',')] as const,
  )
  return [
    ['term', term ?? ''] as const,
    ...lists,
    ...attributeFields(url.attributes),
    ['news', news ? 'true' : ''] as const,
    ['vehicle', vehicle ?? ''] as const,
    ['sort', sort === UNFILTERED.sort ? '' : sort] as const,
    ['size', size === UNFILTERED.size ? '' : String(size)] as const,
    ['view', view ?? ''] as const,
    ['page', page > 1 ? String(page) : ''] as const,
  ].filter(([, value]) => value !== '')
}

/** Query string including `?`; empty for the default state. */
export function resultsQuery(url: ResultsUrl): string {
  const params = new URLSearchParams(resultsFields(url).map(([name, value]) => [name, value]))
  const query = params.toString().replaceAll('%2C', ',')
  return query === '' ? '' : `?${query}`
}

/** Adds the vehicle filter, unless the query already has one. */
export function withVehicle(query: string, vehicle: string | undefined): string {
  if (vehicle === undefined) return query
  const url = readResultsUrl(new URLSearchParams(query))
  return resultsQuery({ ...url, vehicle: url.vehicle ?? vehicle })
}

/** Values of a parameter that may be repeated or comma-separated. */
function idsIn(params: URLSearchParams, name: string): string[] {
  const ids = params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '')
  return [...new Set(ids)].slice(0, IDS_MAX)
}

function vehicleIn(text: string | null): string | undefined {
  const slug = text?.trim() ?? ''
  return isSlug(slug) ? slug : undefined
}

const sortIn = (text: string | null): ResultSort => (isAttributeSort(text) ? text : oneOf(RESULT_SORTS, text))

/** The value that equals the text; otherwise the first value. */
function oneOf<Value extends string | number>(values: readonly [Value, ...Value[]], text: string | null) {
  return values.find((value) => String(value) === text) ?? values[0]
}

function pageIn(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), PAGE_MAX) : 1
}
