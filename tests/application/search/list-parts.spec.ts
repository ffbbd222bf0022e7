import { expect, it } from 'vitest'
import { ListParts } from '#application/search/list-parts.ts'
import type { PartsCatalogue, ResultsQuery } from '#application/search/parts-catalogue.port.ts'
import type { QueryInterpreter } from '#application/search/query-interpreter.port.ts'
import { NO_INTERPRETATION } from '#domain/search/query-interpretation.ts'
import { UNFILTERED } from '#application/search/results-url.ts'
import type { SessionStore } from '#application/session/session.store.ts'

const loggedIn = { isLoggedIn: true, snapshot: { pricesHidden: false } } as SessionStore

function catalogueOf(total: number, session = loggedIn) {
  const requestedResultsQueries: ResultsQuery[] = []
  const read: string[] = []
  const reader: QueryInterpreter = {
    load: async () => {},
    read: async (term) => {
      read.push(term)
      return NO_INTERPRETATION
    },
  }
  const catalogue: Pick<PartsCatalogue, 'list'> = {
    list: async (query) => {
      requestedResultsQueries.push(query)
      return { products: [], categories: [], facets: [], attributes: [], total }
    },
  }
  return {
    asked: requestedResultsQueries,
    read,
    listParts: new ListParts({ catalogue: catalogue as PartsCatalogue, session, reader }),
  }
}

it('requests the 25 parts of the page', async () => {
  const { asked, listParts } = catalogueOf(60)

  const listedParts = await listParts.run({ ...UNFILTERED, term: 'disc', page: 3 })

  expect(asked).toMatchObject([{ term: 'disc', divisions: [], news: false, start: 50, length: 25 }])
  expect(listedParts).toMatchObject({ page: 3, pageCount: 3 })
})

it('returns the last page of parts if the requested page is beyond it', async () => {
  const { asked, listParts } = catalogueOf(51)

  const listedParts = await listParts.run({ ...UNFILTERED, page: 9 })

  expect(listedParts).toMatchObject({ page: 3, pageCount: 3 })
  expect(asked.map(({ start }) => start)).toEqual([200, 50])
})

it('returns one page if a list has no parts', async () => {
  const { asked, listParts } = catalogueOf(0)

  expect(await listParts.run(UNFILTERED)).toMatchObject({ page: 1, pageCount: 1 })
  expect(asked).toHaveLength(1)
})

it('requests as many parts per page as the URL contains', async () => {
  const { asked, listParts } = catalogueOf(260)

  expect(await listParts.run({ ...UNFILTERED, size: 100, page: 9 })).toMatchObject({ page: 3, pageCount: 3 })
  expect(asked.at(-1)).toMatchObject({ start: 200, length: 100 })
})

it.each([
  ['price', 'anonymous visitors', { isLoggedIn: false, snapshot: { pricesHidden: false } }],
  ['price-desc', 'anonymous visitors', { isLoggedIn: false, snapshot: { pricesHidden: false } }],
  ['stock', 'anonymous visitors', { isLoggedIn: false, snapshot: { pricesHidden: false } }],
  ['price', 'partners who hide prices', { isLoggedIn: true, snapshot: { pricesHidden: true } }],
  ['price-desc', 'partners who hide prices', { isLoggedIn: true, snapshot: { pricesHidden: true } }],
] as const)('sends no sort order by %s for %s', async (sort, _, session) => {
  const { asked, listParts } = catalogueOf(3, session as SessionStore)

  expect(await listParts.run({ ...UNFILTERED, sort })).toMatchObject({ sort: 'relevance' })
  expect(asked[0]?.sort).toBe('relevance')
})

it.each([
  ['price', 'partners', loggedIn],
  ['price-desc', 'partners', loggedIn],
  ['stock', 'partners', loggedIn],
  ['stock', 'partners who hide prices', { isLoggedIn: true, snapshot: { pricesHidden: true } }],
  ['name', 'anonymous visitors', { isLoggedIn: false, snapshot: { pricesHidden: false } }],
] as const)('sends a sort order by %s for %s', async (sort, _, session) => {
  const { asked, listParts } = catalogueOf(3, session as SessionStore)

  expect(await listParts.run({ ...UNFILTERED, sort })).toMatchObject({ sort })
  expect(asked).toMatchObject([{ sort, withFacets: true }])
})

it.each([
  ['4x 1.00190', ['4x 1.00190']],
  ['brake disc', []],
  [undefined, []],
])('looks up an interpretation of %s only if it contains a number', async (term, expected) => {
  const { read, listParts } = catalogueOf(0)

  await listParts.run({ ...UNFILTERED, term })

  expect(read).toEqual(expected)
})
