import { cutSearchTerm } from '#domain/parts/search-term.ts'

/** What the results page shows; all of it stands in the page's address (spec 2). */
export type ResultsAddress = {
  readonly term?: string | undefined
  readonly divisions: readonly string[]
  readonly categories: readonly string[]
  readonly news: boolean
  /** From 1; what the address asks for, which may be beyond the last. */
  readonly page: number
}

export const EVERYTHING: ResultsAddress = { divisions: [], categories: [], news: false, page: 1 }

/** More ids than anybody chooses are an attack on the API. */
const MAX_IDS = 50
const MAX_PAGE = 100_000

export function readResultsAddress(params: URLSearchParams): ResultsAddress {
  const term = cutSearchTerm((params.get('term') ?? '').trim())
  return {
    term: term === '' ? undefined : term,
    divisions: idsIn(params, 'divisions'),
    categories: idsIn(params, 'categories'),
    news: params.get('news') === 'true',
    page: pageIn(params.get('page')),
  }
}

/** Only a term that stands alone may lead straight to its product (spec 2). */
export function asksForTermAlone(params: URLSearchParams): boolean {
  const names = [...params.keys()]
  return names.length === 1 && names[0] === 'term'
}

/** The query of the address, from `?` on; empty when everything is shown. */
export function resultsQuery({ term, divisions, categories, news, page }: ResultsAddress): string {
  const params = new URLSearchParams()
  if (term !== undefined) params.set('term', term)
  if (divisions.length > 0) params.set('divisions', divisions.join(','))
  if (categories.length > 0) params.set('categories', categories.join(','))
  if (news) params.set('news', 'true')
  if (page > 1) params.set('page', String(page))
  const query = params.toString().replaceAll('%2C', ',')
  return query === '' ? '' : `?${query}`
}

/** Ids may be repeated or stand behind commas. */
function idsIn(params: URLSearchParams, name: string): string[] {
  const ids = params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '')
  return [...new Set(ids)].slice(0, MAX_IDS)
}

function pageIn(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1
}
