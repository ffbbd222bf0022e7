import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const part = catalogue.product(5)

const { post, login } = api(smallBackend())
const live = async (searchTerm: string, caller: object = anonymous) =>
  (await post('/api/search/partSearch', { ...caller, searchTerm })).body
const list = async (requested: object) =>
  (await post('/api/search/filteredSearch', { ...anonymous, start: 0, length: 25, filter: {}, ...requested }))
    .body

test('An article number returns its product, with the article number as the reason', async () => {
  const { products, pagination } = await live(part.sku)
  expect(products[0]).toMatchObject({ sku: part.sku, foundVia: { matchType: 'ARTICLE', number: part.sku } })
  expect(pagination.total).toBeGreaterThanOrEqual(1)
})

test('A name returns products and their groups', async () => {
  const { products, categories, linkBase, pagination } = await live(part.names.de)
  expect(products[0].foundVia).toEqual({ matchType: 'NAME' })
  expect(products.length).toBeLessThanOrEqual(10)
  expect(pagination.total).toBeGreaterThanOrEqual(products.length)
  const group = categories.find(({ id }: { id: string }) => id === part.categoryId)
  expect(group.count).toBeGreaterThan(0)
  expect(group.name).not.toBe('')
  expect(linkBase + group.id).toBe(`/search/results?categories=${part.categoryId}`)
})

test('A term with several meanings returns the part types, by which the list can be filtered', async () => {
  expect((await live('Bremsen')).types.length).toBeGreaterThan(1)
  const listed = await list({ term: 'Bremsen' })
  for (const { id, count } of listed.types) {
    const narrowed = await list({ term: 'Bremsen', filter: { types: [id] } })
    expect(narrowed.pagination.total, id).toBe(count)
    expect(narrowed.types).toEqual(listed.types)
  }
})

test.each(['', '   '])('The term %j returns nothing', async (term) => {
  expect(await live(term)).toMatchObject({ products: [], categories: [], pagination: { total: 0 } })
})

test('Filters for division, group and promotions reduce the list', async () => {
  const all = (await list({})).pagination.total
  for (const filter of [{ divisions: ['truck'] }, { categories: [part.categoryId] }, { news: true }]) {
    const { pagination } = await list({ filter })
    expect(pagination.total).toBeGreaterThan(0)
    expect(pagination.total).toBeLessThan(all)
  }
  const { items } = await list({ filter: { categories: [part.categoryId] }, length: 1000 })
  expect(items.every((item: any) => item.categories.at(-1).id === part.categoryId)).toBe(true)
})

test('The filter for promotions returns exactly the parts with a promotion', async () => {
  const { items, pagination } = await list({ length: 600 })
  const promoted = items.filter((item: any) => item.promotion)
  expect(promoted.length).toBeLessThan(pagination.total)
  const news = await list({ length: 600, filter: { news: true } })
  expect(news.items.map((item: any) => item.sku)).toEqual(promoted.map((item: any) => item.sku))
})

test.each([
  { divisions: ['submarine'] },
  { categories: ['X99'] },
  { brands: ['nw'] },
  { makers: ['Ariel'] },
  { types: ['warp-core'] },
])('The invalid filter %j is ignored', async (filter) => {
  expect(await list({ filter })).toMatchObject({ pagination: { total: 600 } })
})

test('Facets are returned only on request, with the counts of the filtered lists', async () => {
  expect(await list({})).not.toHaveProperty('facets')
  const { facets } = await list({ facets: true, filter: { brands: ['SA'], categories: ['B10'] } })
  expect(facets.map(({ name }: any) => name)).toEqual(['divisions', 'categories', 'brands', 'makers'])
  for (const { name, values } of facets) {
    for (const { id, count } of values) {
      const filter = { brands: ['SA'], categories: ['B10'], [name]: [id] }
      expect((await list({ filter })).pagination.total, `${name} ${id}`).toBe(count)
    }
  }
})

test('Attributes that many parts of a list have are returned with the counts of their values', async () => {
  const { attributes, pagination } = await list({ facets: true, filter: { categories: ['B11'] } })
  expect(attributes.length).toBeGreaterThan(2)
  expect(new Set(attributes.map(({ kind }: any) => kind))).toEqual(new Set(['VALUES', 'RANGE']))
  for (const { kind, id, values, min, max, count } of attributes) {
    const totalOf = async (condition: object) =>
      (await list({ filter: { categories: ['B11'], attributes: [{ id, ...condition }] } })).pagination.total
    if (kind === 'RANGE') {
      expect(count * 3).toBeGreaterThanOrEqual(pagination.total)
      expect(await totalOf({ min, max })).toBe(count)
      expect(await totalOf({ max: min - 0.01 })).toBe(0)
      expect(await totalOf({ min: max })).toBeGreaterThan(0)
    } else {
      for (const value of values) expect(await totalOf({ values: [value.id] }), value.name).toBe(value.count)
    }
  }
})

test('A dimension filter returns only matching parts, and its own facet ignores the filter', async () => {
  const requested = {
    facets: true,
    length: 600,
    filter: { attributes: [{ id: 'length', min: 300, max: 700 }] },
  }
  const { items, attributes, pagination } = await list(requested)
  expect(pagination.total).toBeGreaterThan(0)
  for (const { slug } of items) {
    const productAttribute = catalogue
      .findBySlug(slug)
      ?.attributes.find(({ attributeId }) => attributeId === 'length')
    expect(Number(productAttribute?.value)).toBeGreaterThanOrEqual(300)
    expect(Number(productAttribute?.value)).toBeLessThanOrEqual(700)
  }
  const length = attributes.find(({ id }: any) => id === 'length')
  expect(length.min).toBeLessThan(300)
  expect(length.max).toBeGreaterThan(700)
  expect(length.count).toBeGreaterThan(pagination.total)
})

test.each([
  { id: 'flavour', values: ['sweet'] },
  { id: 'side', values: ['U'] },
  { id: 'side', min: 1 },
  { id: 'length', values: ['L'] },
  { id: 'numberOfHoles', values: ['1e1', '-1'] },
])('The invalid attribute filter %j is ignored', async (condition) => {
  expect(await list({ filter: { attributes: [condition] } })).toMatchObject({ pagination: { total: 600 } })
})

test('The values of an attribute include the filtered value, even if no part has it', async () => {
  const attributes = [{ id: 'side', values: ['L'] }]
  const response = await list({ term: 'xyzzy-plugh', facets: true, filter: { attributes } })
  expect(response.attributes).toMatchObject([{ id: 'side', values: [{ id: 'L', name: 'links', count: 0 }] }])
})

test('The values of a facet include the filtered value, even if no part has it', async () => {
  const { facets, items } = await list({ term: 'xyzzy-plugh', facets: true, filter: { makers: ['MAN'] } })
  expect(items).toEqual([])
  expect(facets.at(-1)).toEqual({ name: 'makers', values: [{ id: 'MAN', name: 'MAN', count: 0 }] })
})

test('A list is sorted by article number or by name, ascending or descending', async () => {
  const { compare } = new Intl.Collator('de', { numeric: true })
  for (const field of ['sku', 'name']) {
    const up = (await list({ sort_by: field, length: 600 })).items.map((item: any) => item[field])
    const down = (await list({ sort_by: field, desc: 1, length: 600 })).items.map((item: any) => item[field])
    expect(up).toEqual(up.toSorted(compare))
    expect(down).toEqual(up.toReversed())
  }
})

test('A list sorted by price has ascending prices', async () => {
  const token = await login('full@demo.test')
  const { items } = await list({ token, sort_by: 'price', length: 600 })
  const prices = items.map((item: any) => item.pricePackage.price.value)
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other))
})

test('A logged-in user can filter and sort a list by stock', async () => {
  const token = await login('full@demo.test')
  const all = await list({ token, facets: true, length: 600 })
  const [first] = all.facets
  const inStock = all.items.filter(({ availability }: any) => availability.quantity > 0)
  expect(inStock.length).toBeLessThan(600)
  expect(first).toEqual({
    name: 'stock',
    values: [{ id: 'in-stock', name: expect.any(String), count: inStock.length }],
  })
  const filter = { stock: ['in-stock'] }
  const { items, pagination } = await list({ token, filter, sort_by: 'stock', desc: 1, length: 600 })
  expect(pagination.total).toBe(inStock.length)
  const quantities = items.map(({ availability }: any) => availability.quantity)
  expect(quantities).toEqual(quantities.toSorted((one: number, other: number) => other - one))
})

test('Guests get no stock, and cannot filter or sort by it', async () => {
  const filter = { stock: ['in-stock'] }
  const { facets, items, pagination } = await list({ filter, facets: true, sort_by: 'stock', desc: 1 })
  expect(pagination.total).toBe(600)
  expect(facets.some(({ name }: any) => name === 'stock')).toBe(false)
  expect(items).toEqual((await list({})).items)
})

test('A term that is only a vehicle or maker returns its page', async () => {
  const named = { slug: 'man-tgx-18-440', type: 'truck', manufacturer: 'MAN', model: 'TGX 18.440' }
  expect((await live('TGX 18.440')).namedVehicles).toMatchObject([named])
  expect((await list({ term: 'TGX 18.440' })).namedVehicles).toMatchObject([named])
  expect((await live('Magnum')).namedMakers).toEqual([{ slug: 'renault-trucks', name: 'Renault Trucks' }])
  expect(await live(part.names.de)).not.toHaveProperty('namedVehicles')
})

test.each([
  ['attribute.stroke', 0],
  ['attribute.stroke', 1],
  ['attribute.fittingPosition', 0],
] as const)(
  'A list sorted by %s (descending: %s) has parts without the attribute last',
  async (sort_by, desc) => {
    const id = sort_by.slice('attribute.'.length)
    const { items } = await list({ sort_by, desc, length: 600 })
    const values = items.map(
      ({ keyAttributes }: any) => keyAttributes.find((one: any) => one.id === id)?.value,
    )
    const displayedValues = values.filter((value: unknown) => value !== undefined)
    const { compare } = new Intl.Collator('de', { numeric: true })
    const sorted = displayedValues.toSorted((one: any, other: any) => compare(String(one), String(other)))
    expect(displayedValues.length).toBeGreaterThan(2)
    expect(displayedValues).toEqual(desc === 1 ? sorted.toReversed() : sorted)
    expect(values.slice(-1)).toEqual([undefined])
  },
)

test('A list sorted by an unknown attribute has the default sorting', async () => {
  expect((await list({ sort_by: 'attribute.flavour' })).items).toEqual((await list({})).items)
})
