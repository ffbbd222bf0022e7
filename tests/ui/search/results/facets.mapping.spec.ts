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

const valuesOf = ({ facets }: SearchResultsViewModel, kind: string) => {
  const facet = facets.find((facet) => facet.kind === kind)
  return [...(facet?.shown ?? []), ...(facet?.hidden ?? [])]
}

it('the link of a second value of an attribute filters by both values', async () => {
  const valuesIn = (model: SearchResultsViewModel) =>
    model.attributes.flatMap((attribute) => (attribute.kind === 'values' ? [attribute.shown] : []))
  const values = valuesIn(await resultsAt('categories=B11')).find(({ length }) => length > 1)!
  const [one, other] = values.map(({ id }) => id)
  const idsOf = (model: SearchResultsViewModel, isRequested: boolean) =>
    valuesIn(model).flatMap((displayedFacetLinks) =>
      displayedFacetLinks.filter(({ isChosen }) => isChosen === isRequested),
    )
  const first = await resultsAt(values[0]!.query)
  const both = await resultsAt(idsOf(first, false).find(({ id }) => id === other)!.query)
  expect(idsOf(both, true).map(({ id }) => id)).toEqual([one, other])
})

it('the range filter of an attribute limits the results, is shown, and can be removed', async () => {
  const all = await resultsAt('categories=B11&page=2')
  const range = all.attributes.find((attribute) => attribute.kind === 'range')!
  const middle = Math.round((range.min + range.max) / 2)
  const query = all.queryOfRanges(
    new URLSearchParams({ [range.fields.from]: String(middle), [range.fields.to]: '' }),
  )
  expect(query).toBe(`?categories=B11&attr.${range.id}.min=${middle}`)

  const narrowed = await resultsAt(query)
  expect(narrowed.total).toBeLessThan(all.total)
  expect(narrowed.total).toBeGreaterThan(0)
  expect(narrowed.attributes.find(({ id }) => id === range.id)).toMatchObject({
    min: range.min,
    max: range.max,
    from: middle,
    to: undefined,
  })
  expect(narrowed.choices.at(-1)).toMatchObject({
    kind: 'attribute',
    chosen: { from: middle, to: undefined },
    query: '?categories=B11',
  })
})

it('the form of the range filters creates one query for all of them, without empty ranges', async () => {
  const model = await resultsAt('categories=B11&attr.outerDiameter.max=400')
  const [first, second] = model.ranges.filter(({ id }) => id !== 'outerDiameter')
  const typed = { [first!.fields.from]: '1', [second!.fields.to]: '999', 'attr.outerDiameter.max': '' }

  const query = new URLSearchParams(model.queryOfRanges(new URLSearchParams(typed)))
  expect(query.get(first!.fields.from)).toBe('1')
  expect(query.get(second!.fields.to)).toBe('999')
  expect(query.has('attr.outerDiameter.max')).toBe(false)
  const names = model.fieldsBesideRanges.map(([name]) => name)
  expect(names).toContain('categories')
  expect(names.filter((name) => /\.(?:min|max)$/.test(name))).toEqual([])
})

it('the range filter of an attribute is removed if both ends are empty or not numbers', async () => {
  const model = await resultsAt('categories=B11&attr.outerDiameter.min=300&attr.side=L')

  expect(model.queryOfRanges(new URLSearchParams({ 'attr.outerDiameter.max': 'wide' }))).not.toContain(
    'attr.outerDiameter',
  )
})

it('the filter panel omits from its links an attribute that the API does not know', async () => {
  const model = await resultsAt('categories=B11&attr.flavour=sweet&attr.length.min=1')

  expect(model.resetQuery).toBe('')
  expect(model.queryOfPage(2)).not.toContain('flavour')
})

it('the filter panel links to a second value of a facet, and removes the first on request', async () => {
  const values = valuesOf(await resultsAt('divisions=truck&makers=MAN&page=3'), 'division')

  expect(values.find(({ id }) => id === 'bus')?.query).toBe('?divisions=truck,bus&makers=MAN')
  expect(values.find(({ id }) => id === 'truck')?.query).toBe('?makers=MAN')
})

it('the filter panel shows the filtered value even if it would otherwise be hidden behind "more"', async () => {
  const [group] = (await resultsAt('')).facets.filter(({ kind }) => kind === 'group')
  const last = group!.hidden.at(-1)!
  expect(group!.shown).toHaveLength(6)

  const [narrowed] = (await resultsAt(`categories=${last.id}`)).facets.filter(({ kind }) => kind === 'group')
  expect(narrowed!.shown.map(({ id }) => id)).toContain(last.id)
})

it('the filter panel shows the sub groups of a filtered main group, whose counts add up to it', async () => {
  const facetOf = async (query: string) =>
    (await resultsAt(query)).facets.find(({ kind }) => kind === 'group')!.shown
  const [main, ...within] = await facetOf('categories=B10')

  expect(within.map(({ id }) => id).toSorted()).toEqual(['B11', 'B12', 'B13'])
  expect(within.reduce((sum, { count }) => sum + count, 0)).toBe(main!.count)
  expect((await facetOf('categories=B12')).map(({ id }) => id).toSorted()).toEqual(['B11', 'B12', 'B13'])
})

it('the filter panel shows the filtered division, and hides the other divisions', async () => {
  const { facets } = await resultsAt('divisions=trailer')

  expect(facets.find(({ kind }) => kind === 'division')).toMatchObject({
    shown: [{ id: 'trailer', isChosen: true }],
    hidden: [{}, {}, {}, {}],
  })
})

it('a main group can be filtered by one of its sub groups', async () => {
  const values = valuesOf(await resultsAt('categories=B10'), 'group')

  const main = values.find(({ id }) => id === 'B10')
  const within = values.filter(({ id }) => ['B11', 'B12'].includes(id))
  expect(main).toMatchObject({ isChosen: true, name: 'Brake system', query: '' })
  expect(within.map(({ query }) => query).toSorted()).toEqual(['?categories=B11', '?categories=B12'])
})

it.each(['divisions=none', 'categories=%3Cscript%3E', 'brands=..', 'makers=MAN%27--', 'colours=red'])(
  'the filter panel ignores the filter %s, and omits it from links',
  async (query) => {
    const model = await resultsAt(`term=brake&${query}`)

    expect(model.total).toBe((await resultsAt('term=brake')).total)
    expect(model.choices).toEqual([])
    expect(model.queryOfPage(1)).toBe('?term=brake')
  },
)

it('the results page offers sorting by price only if prices are visible', async () => {
  expect((await resultsAt('sort=price')).sort).toBe('relevance')
  expect((await resultsAt('sort=price', await loggedInShop('noprice'))).sorts).not.toContain('price')

  const full = await resultsAt('sort=price', await loggedInShop('full'))
  const prices = full.parts.map(({ price }) => price?.net.minor ?? 0)
  expect(full.sort).toBe('price')
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

it('users who see the stock can filter parts in stock', async () => {
  const all = await resultsAt('categories=B11', await loggedInShop('full'))
  const [inStock] = valuesOf(all, 'stock')
  expect(inStock).toMatchObject({
    name: 'In stock',
    isChosen: false,
    query: '?categories=B11&stock=in-stock',
  })

  const narrowed = await resultsAt('categories=B11&stock=in-stock', await loggedInShop('full'))
  expect(narrowed.total).toBe(inStock?.count)
  expect(narrowed.total).toBeLessThan(all.total)
  expect(narrowed.choices).toMatchObject([{ kind: 'group' }, { kind: 'stock', name: 'In stock' }])

  const nothing = await resultsAt('term=xyzzy-plugh', await loggedInShop('full'))
  expect(nothing.facets).toEqual([])

  const asGuest = await resultsAt('categories=B11&stock=in-stock')
  expect(asGuest.total).toBe(all.total)
  expect(asGuest.choices).toMatchObject([{ kind: 'group' }])
  expect(asGuest.queryOfPage(1)).toBe('?categories=B11')
})

it('the filter panel retains sorting and layout when a filter is removed, and starts with the first page', async () => {
  const model = await resultsAt('term=brake&divisions=truck&sort=name&size=50&view=grid&page=2')

  expect(model.choices[0]?.query).toBe('?term=brake&sort=name&size=50&view=grid')
  expect(model.resetQuery).toBe('?term=brake&sort=name&size=50&view=grid')
  expect(model.queryOfView('list')).toBe('?term=brake&divisions=truck&sort=name&size=50&view=list&page=2')
  expect(model.queryOfSort('drop')).toBe('?term=brake&divisions=truck&size=50&view=grid')
  expect(model.fieldsBeside('sort')).toEqual([
    ['term', 'brake'],
    ['divisions', 'truck'],
    ['size', '50'],
    ['view', 'grid'],
  ])
})

it('the results page offers larger pages if one page does not contain all results', async () => {
  expect((await resultsAt('size=100')).sizes).toEqual([
    { size: 25, isCurrent: false, query: '' },
    { size: 50, isCurrent: false, query: '?size=50' },
    { size: 100, isCurrent: true, query: '?size=100' },
  ])
  expect((await resultsAt('size=100&page=2')).firstShown).toBe(101)
  expect((await resultsAt('term=zzzzzzz')).sizes).toEqual([])
})
