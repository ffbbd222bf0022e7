import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const part = catalogue.product(5)

const { post, login } = api(smallBackend())
const live = async (searchTerm: string, caller: object = anonymous) =>
  (await post('/api/search/partSearch', { ...caller, searchTerm })).body
const list = async (wanted: object) =>
  (await post('/api/search/filteredSearch', { ...anonymous, start: 0, length: 25, filter: {}, ...wanted }))
    .body

test('An article number leads to its product, and says so', async () => {
  const { products, pagination } = await live(part.sku)
  expect(products[0]).toMatchObject({ sku: part.sku, foundVia: { matchType: 'ARTICLE', number: part.sku } })
  expect(pagination.total).toBeGreaterThanOrEqual(1)
})

test('An OE number leads to the product, with the maker whose number it is', async () => {
  const { products } = await live(part.mainOe)
  const found = products.find((product: any) => product.sku === part.sku)
  expect(found.foundVia).toMatchObject({ matchType: 'OE', number: part.mainOe })
  expect(found.foundVia.manufacturer).toBe(found.mainOe.manufacturer)
})

test('A GTIN leads to the product', async () => {
  expect((await live(part.gtin)).products).toMatchObject([{ sku: part.sku, foundVia: { matchType: 'GTIN' } }])
})

test('A name leads to products and their groups, each with a link', async () => {
  const { products, categories, linkBase, pagination } = await live(part.names.de)
  expect(products[0].foundVia).toEqual({ matchType: 'NAME' })
  expect(products.length).toBeLessThanOrEqual(10)
  expect(pagination.total).toBeGreaterThanOrEqual(products.length)
  const group = categories.find(({ id }: { id: string }) => id === part.categoryId)
  expect(group.count).toBeGreaterThan(0)
  expect(group.name).not.toBe('')
  expect(linkBase + group.id).toBe(`/search/results?categories=${part.categoryId}`)
})

test.each(['', '   '])('The term %j finds nothing', async (term) => {
  expect(await live(term)).toMatchObject({ products: [], categories: [], pagination: { total: 0 } })
})

test('What nothing matches finds nothing', async () => {
  expect(await live('xyzzy-plugh')).toMatchObject({ products: [], categories: [], pagination: { total: 0 } })
})

test('Pages follow each other without gap or repetition', async () => {
  const skus: string[] = []
  const { total } = (await list({})).pagination
  for (let start = 0; start < total; start += 100) {
    const { items, pagination } = await list({ start, length: 100 })
    expect(pagination).toEqual({ start, length: 100, total })
    skus.push(...items.map((item: any) => item.sku))
  }
  expect(skus).toHaveLength(600)
  expect(new Set(skus).size).toBe(600)
})

test('A division, a group and the promotions narrow the list', async () => {
  const all = (await list({})).pagination.total
  for (const filter of [{ divisions: ['truck'] }, { categories: [part.categoryId] }, { news: true }]) {
    const { pagination } = await list({ filter })
    expect(pagination.total).toBeGreaterThan(0)
    expect(pagination.total).toBeLessThan(all)
  }
  const { items } = await list({ filter: { categories: [part.categoryId] }, length: 1000 })
  expect(items.every((item: any) => item.categories.at(-1).id === part.categoryId)).toBe(true)
})

test('Promotions are marked, and only they are', async () => {
  const { items, pagination } = await list({ length: 600 })
  const promoted = items.filter((item: any) => item.promotion)
  expect(promoted.length).toBeLessThan(pagination.total)
  const news = await list({ length: 600, filter: { news: true } })
  expect(news.items.map((item: any) => item.sku)).toEqual(promoted.map((item: any) => item.sku))
})

test.each([{ divisions: ['submarine'] }, { categories: ['X99'] }, { brands: ['nw'] }, { makers: ['Ariel'] }])(
  '%j sets no condition',
  async (filter) => {
    expect(await list({ filter })).toMatchObject({ pagination: { total: 600 } })
  },
)

test('Facets are counted when they are asked for', async () => {
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

test('A chosen value is among those of its facet, even where it leaves nothing', async () => {
  const { facets, items } = await list({ term: 'xyzzy-plugh', facets: true, filter: { makers: ['MAN'] } })
  expect(items).toEqual([])
  expect(facets.at(-1)).toEqual({ name: 'makers', values: [{ id: 'MAN', name: 'MAN', count: 0 }] })
})

test('A list is sorted by article number or by name, either way round', async () => {
  const { compare } = new Intl.Collator('de', { numeric: true })
  for (const field of ['sku', 'name']) {
    const up = (await list({ sort_by: field, length: 600 })).items.map((item: any) => item[field])
    const down = (await list({ sort_by: field, desc: 1, length: 600 })).items.map((item: any) => item[field])
    expect(up).toEqual(up.toSorted(compare))
    expect(down).toEqual(up.toReversed())
  }
})

test('The prices of a sorted list rise', async () => {
  const token = await login('full@demo.test')
  const { items } = await list({ token, sort_by: 'price', length: 600 })
  const prices = items.map((item: any) => item.pricePackage.price.value)
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other))
})

test('The same seed makes the same answers, another seed others', async () => {
  const skus = async (seed: number) => {
    const backend = api(smallBackend({ seed }))
    const { body } = await backend.post('/api/search/filteredSearch', {
      ...anonymous,
      start: 0,
      length: 20,
      filter: {},
    })
    return JSON.stringify(body.items)
  }
  expect(await skus(7)).toBe(await skus(7))
  expect(await skus(8)).not.toBe(await skus(7))
})
