import { expect, it } from 'vitest'
import { ListParts } from '#application/search/list-parts.ts'
import { readResultsUrl } from '#application/search/results-url.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { SearchResultsViewModel } from '#ui/search/results/search-results.view-model.ts'
import { loggedInShop, withContent } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

async function resultsAt(query: string, shop?: Container): Promise<SearchResultsViewModel> {
  const visited = await withContent(shop ?? anyShop())
  const url = readResultsUrl(new URLSearchParams(query))
  const model = visited.get(SearchResultsViewModel)
  model.show({ url, listed: await visited.get(ListParts).run(url) })
  return model
}

it('is about the term', async () => {
  expect((await resultsAt('term=brake+disc&divisions=truck')).subject).toEqual({
    kind: 'term',
    term: 'brake disc',
  })
})

it('is about the groups by their names, else about the divisions', async () => {
  expect((await resultsAt('categories=B11&divisions=truck')).subject).toEqual({
    kind: 'groups',
    names: ['Disc brake'],
  })
  expect((await resultsAt('divisions=truck')).subject).toEqual({ kind: 'divisions', names: ['Trucks'] })
})

it('is about promotions, or about everything', async () => {
  const promotions = await resultsAt('news=true')
  expect(promotions.subject).toEqual({ kind: 'promotions' })
  expect(promotions.parts.every(({ promotion }) => promotion)).toBe(true)
  expect((await resultsAt('')).subject).toEqual({ kind: 'everything' })
})

it('counts what stands on the page', async () => {
  const model = await resultsAt('page=3')

  expect(model.total).toBe(2_000)
  expect([model.firstShown, model.lastShown]).toEqual([51, 75])
  expect(model.pageCount).toBe(80)
  expect(model.queryOfPage(4)).toBe('?page=4')
  expect(model.queryOfPage(1)).toBe('')
})

it('shows the last page for one beyond it', async () => {
  const model = await resultsAt('page=4000')

  expect(model.url.page).toBe(80)
  expect(model.parts).toHaveLength(25)
})

it('lets each choice be taken back alone, and begins with the first page then', async () => {
  const model = await resultsAt('term=brake&divisions=truck&categories=B11&news=true&page=2')

  expect(model.choices).toEqual([
    { kind: 'division', name: 'Trucks', query: '?term=brake&categories=B11&news=true' },
    { kind: 'group', name: 'Disc brake', query: '?term=brake&divisions=truck&news=true' },
    { kind: 'promotions', query: '?term=brake&divisions=truck&categories=B11' },
  ])
  expect(model.widerQuery).toBe('?term=brake')
})

it('has no way to more where nothing narrows the term', async () => {
  const model = await resultsAt('term=zzzzzzz')

  expect(model).toMatchObject({ total: 0, pageCount: 1, parts: [] })
  expect(model.widerQuery).toBeUndefined()
})

it.each([
  ['term=zzzzzzz', 'ofTerm'],
  ['term=99.99999', 'ofNumber'],
  ['term=%3F%21', 'ofSigns'],
  ['term=zzzzzzz&divisions=truck', 'ofFilters'],
  ['term=zzzzzzz&vehicle=man-tgx-gone', 'ofVehicle'],
  ['vehicle=man-tgx-gone', 'ofVehicle'],
  ['categories=none', 'text'],
])('says of %s what may be wrong', async (query, nothingFound) => {
  expect((await resultsAt(query)).nothingFound).toBe(nothingFound)
})

it('names no vehicle that is gone, and lets it be taken back', async () => {
  const model = await resultsAt('term=brake&vehicle=man-tgx-gone')

  expect(model.vehicleName).toBeUndefined()
  expect(model.choices).toEqual([{ kind: 'no-vehicle', query: '?term=brake' }])
})

it('shows prices and stock to those who may see them', async () => {
  const [anonymous] = (await resultsAt('term=brake+disc')).parts
  expect(anonymous).toMatchObject({ price: undefined, availability: undefined })

  const [full] = (await resultsAt('term=brake+disc', await loggedInShop('full'))).parts
  expect(full?.price?.net.currency).toBe('EUR')
  expect(full?.availability).toBeDefined()

  const [noPrice] = (await resultsAt('term=brake+disc', await loggedInShop('noprice'))).parts
  expect(noPrice?.price).toBeUndefined()
  expect(noPrice?.availability).toBeDefined()
})

it('knows who may only look', async () => {
  expect((await resultsAt('', await loggedInShop('readonly'))).isReadOnly).toBe(true)
  expect((await resultsAt('', await loggedInShop('full'))).isReadOnly).toBe(false)
  expect((await resultsAt('')).isReadOnly).toBe(false)
})
