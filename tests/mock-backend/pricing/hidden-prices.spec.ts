import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const { slug, vendorId, sku } = catalogue.product(0)

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

const priceKeys = (value: unknown) =>
  keysOf(value).filter((key) => key !== 'priceVisible' && /price|total$|amount$|currency/i.test(key))
// `total` is the count of a pagination, `packagingAmount` the pieces in a package.
const allowed = new Set(['total', 'packagingAmount'])
const leaks = (value: unknown) => priceKeys(value).filter((key) => !allowed.has(key))

/** Responses about a product, a search, lists and the cart. */
async function everything(userName: string | undefined) {
  const { post, login } = api(smallBackend())
  const token = userName === undefined ? null : await login(userName)
  const caller = { token, ...germany }
  await post('/api/checkout/cart/add', { token, items: [{ sku: `${vendorId}-${sku}`, qty: 1 }] })
  return {
    product: (await post('/api/products/product/', { ...caller, slug })).body.product,
    found: (await post('/api/search/partSearch', { ...caller, searchTerm: sku })).body,
    list: (await post('/api/search/filteredSearch', { ...caller, start: 0, length: 50, filter: {} })).body,
    promotions: (
      await post('/api/search/filteredSearch', { ...caller, start: 0, length: 50, filter: { news: true } })
    ).body,
    quote: (await post('/api/checkout/cart/getQuote', caller)).body.quote,
  }
}

test.each([
  ['an anonymous visitor', undefined],
  ['an account without the right', 'noprice@demo.test'],
])('The responses to %s about product, search, lists and cart contain no price', async (_title, userName) => {
  const responses = await everything(userName)
  expect(leaks(responses)).toEqual([])
  expect(responses.product.priceVisible).toBe(false)
  expect(responses.list.items.every((item: any) => item.priceVisible === false)).toBe(true)
  if (responses.quote !== undefined) expect(responses.quote).not.toHaveProperty('total')
})

test('Responses to a user who may see prices contain them', async () => {
  const responses = await everything('full@demo.test')
  expect(leaks(responses)).toEqual(expect.arrayContaining(['pricePackage', 'listPrice', 'rowTotal']))
  expect(responses.list.items.every((item: any) => item.priceVisible && item.pricePackage)).toBe(true)
  expect(responses.quote).toHaveProperty('total')
})

test('A user with an ended session gets the same product data as a guest', async () => {
  let now = 0
  const { post, login } = api(smallBackend({ clock: () => now }))
  const token = await login('full@demo.test')
  const product = async (as: string | null) =>
    (await post('/api/products/product/', { token: as, ...germany, slug })).body.product
  expect(await product(token)).toHaveProperty('pricePackage')
  now = 3_600_000
  expect(await product(token)).toEqual(await product(null))
})

test('Only logged-in users get the stock, even without the right to see prices', async () => {
  expect(keysOf(await everything(undefined))).not.toContain('availability')
  expect(keysOf(await everything('noprice@demo.test'))).toContain('availability')
})

test('Sorting by price does not reveal hidden prices', async () => {
  const { post, login } = api(smallBackend())
  const skus = async (token: string | null, sort_by?: string) =>
    (
      await post('/api/search/filteredSearch', {
        token,
        ...germany,
        start: 0,
        length: 30,
        filter: {},
        sort_by,
      })
    ).body.items.map((item: any) => item.sku)
  expect(await skus(null, 'price')).toEqual(await skus(null))
  const blind = await login('noprice@demo.test')
  expect(await skus(blind, 'price')).toEqual(await skus(blind))
  const token = await login('full@demo.test')
  expect(await skus(token, 'price')).not.toEqual(await skus(token))
})
