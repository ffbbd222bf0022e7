import { expect, it } from 'vitest'
import type { PartsCatalogue, SearchResult } from '#application/search/parts-catalogue.port.ts'
import { SearchParts } from '#application/search/search-parts.ts'
import type { QueryInterpreter } from '#application/search/query-interpreter.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { NO_INTERPRETATION } from '#domain/search/query-interpretation.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const FOUND: SearchResult = { products: [], categories: [], total: 7 }

function searching(stubs: Partial<PartsCatalogue> = {}) {
  const { port, calls } = recordedPort<PartsCatalogue>({
    search: async () => FOUND,
    list: async () => ({ ...FOUND, facets: [], attributes: [] }),
    ...stubs,
  })
  const reader = recordedPort<QueryInterpreter>({}).port
  return { search: new SearchParts({ catalogue: port, reader }), calls }
}

it('requests parts for the term', async () => {
  const { search, calls } = searching()
  expect(await search.run('disc')).toMatchObject({ total: 7 })
  expect(calls).toEqual([['search', 'disc', expect.any(AbortSignal)]])
})

it('requests the first parts of a vehicle', async () => {
  const { search, calls } = searching()
  expect(await search.run('disc', 'mb-actros')).toMatchObject({ total: 7 })
  expect(calls).toMatchObject([
    ['list', { term: 'disc', vehicle: 'mb-actros', start: 0, length: 10, withFacets: false }],
  ])
})

it('returns nothing for an empty term without a request', async () => {
  const { search, calls } = searching()
  expect(await search.run('')).toEqual({ products: [], categories: [], total: 0, reading: NO_INTERPRETATION })
  expect(calls).toEqual([])
})

it('aborts a search when a newer one starts, even if its term is empty', async () => {
  const signals: AbortSignal[] = []
  const pendingResults = [Promise.withResolvers<SearchResult>(), Promise.withResolvers<SearchResult>()]
  const { search } = searching({
    search: (_, signal) => {
      signals.push(signal!)
      return pendingResults[signals.length - 1]!.promise
    },
  })
  const first = search.run('disc')
  const second = search.run('pad')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  await search.run('')
  expect(signals[1]?.aborted).toBe(true)
  pendingResults[0]!.resolve(FOUND)
  pendingResults[1]!.reject(new Error('aborted'))
  expect([await first, await second]).toEqual([undefined, undefined])
})

it('throws the failure of a search unless the search was aborted', async () => {
  const down = new ApiFailure('offline', 'search')
  const { search } = searching({ search: () => Promise.reject(down) })
  await expect(search.run('disc')).rejects.toBe(down)
  const given = search.run('disc')
  search.abort()
  expect(await given).toBeUndefined()
})
