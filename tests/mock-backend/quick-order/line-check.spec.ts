import { describe, expect, it } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { germany, api, smallBackend } from '../call-api.ts'

const { post, login } = api(smallBackend())
const catalogue = sharedCatalogue(7, 600)
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const token = await login('full@demo.test')

const resolve = async (input: string, quantity = 1, as = token) => {
  const numbers = [{ lineNo: 7, input, quantity }]
  return (await post('/api/search/resolve', { token: as, ...germany, numbers })).body.lines[0]
}
const sold = (product: (typeof products)[number]) =>
  product.replacedBy === undefined && !product.discontinued && catalogue.findNumber(product.sku).length === 1
const first = (test: (product: (typeof products)[number]) => boolean) => {
  const product = products.find(test)
  if (!product) throw new Error('The small assortment has none')
  return product
}

describe('a checked line', () => {
  it('is found by the bar code of its part, even padded to 14 digits', async () => {
    const product = first(sold)
    for (const input of [product.gtin, `0${product.gtin}`]) {
      expect(await resolve(input)).toMatchObject({
        product: { sku: product.sku, foundVia: { matchType: 'GTIN' } },
      })
    }
  })

  it('is found by a number without its leading zeros, which spreadsheets remove', async () => {
    const numbers = products.flatMap(({ crossReferences }) =>
      crossReferences.map(({ referenceNo }) => referenceNo),
    )
    const zeros = numbers.filter((number) => /^0{1,2}[1-9]\d{4,}$/.test(number))
    const number = zeros.find((each) => catalogue.findNumber(each).length === 1)!
    expect(await resolve(number.replace(/^0+/, ''))).toMatchObject({
      product: { sku: catalogue.product(catalogue.findNumber(number)[0]!.index).sku, foundVia: { number } },
    })
  })

  it('is found by its article number in any spelling', async () => {
    const product = first((each) => sold(each) && each.packageQuantity === 1 && each.stock.quantity > 5)
    for (const input of [product.sku, product.sku.replace('.', ''), ` ${product.sku.toLowerCase()} `]) {
      expect(await resolve(input)).toMatchObject({
        lineNo: 7,
        status: 'OK',
        acceptedQuantity: 1,
        product: { sku: product.sku, foundVia: { matchType: 'ARTICLE' } },
      })
    }
  })

  it('has its quantity rounded up to packages', async () => {
    const product = first((each) => sold(each) && each.packageQuantity > 1)
    expect(await resolve(product.sku, 1)).toMatchObject({
      status: 'QTY_ROUNDED',
      requestedQuantity: 1,
      acceptedQuantity: product.packageQuantity,
    })
  })

  it('of a replaced part contains the successor', async () => {
    const product = first((each) => each.replacedBy !== undefined && !!catalogue.findBySku(each.replacedBy))
    expect(await resolve(product.sku)).toMatchObject({
      status: 'SUPERSEDED',
      product: { sku: product.sku },
      replacement: { sku: product.replacedBy },
    })
  })

  it('with several parts requires a choice', async () => {
    const number = products
      .flatMap(({ crossReferences }) => crossReferences.map(({ referenceNo }) => referenceNo))
      .find((each) => catalogue.findNumber(each).length > 1)
    if (number === undefined) throw new Error('No number has several parts')
    const line = await resolve(number)
    expect(line.status).toBe('AMBIGUOUS')
    expect(line.candidates.length).toBeGreaterThan(1)
    expect(line.product).toBeUndefined()
  })

  it('without a matching part is unknown', async () => {
    expect(await resolve('ZZ-000-NO')).toEqual({
      lineNo: 7,
      status: 'UNKNOWN_NUMBER',
      requestedQuantity: 1,
      acceptedQuantity: 0,
    })
  })

  it('has no price if the user may not see prices', async () => {
    const line = await resolve(first(sold).sku, 1, await login('noprice@demo.test'))
    expect(line.product.pricePackage).toBeUndefined()
  })
})

it('the stock classes of the three warehouses are consistent with the total stock of each part', async () => {
  const parts = products.filter(sold)
  const items = parts.map(({ sku }, lineNo) => ({ lineNo, input: sku, quantity: 1 }))
  const { lines } = (await post('/api/availability/check', { token, ...germany, items })).body
  const names = lines.flatMap(({ locations }: any) => locations.map(({ name }: any) => name))
  expect(new Set(names)).toEqual(new Set(['Münster', 'Ulm', 'Venlo']))
  const least = { NONE: 0, FEW: 1, SOME: 10, MANY: 50 }
  const most = { NONE: 0, FEW: 9, SOME: 49, MANY: Infinity }
  for (const [index, { locations }] of lines.entries()) {
    const sumOf = (bounds: Record<string, number>) =>
      locations.reduce((sum: number, { quantityClass }: any) => sum + bounds[quantityClass]!, 0)
    const { quantity } = parts[index]!.stock
    expect([sumOf(least) <= quantity, quantity <= sumOf(most)]).toEqual([true, true])
  }
})

it('more than a thousand lines are rejected', async () => {
  const numbers = Array.from({ length: 1001 }, (_, lineNo) => ({ lineNo, input: '2.30256', quantity: 1 }))
  expect((await post('/api/search/resolve', { token, ...germany, numbers })).status).toBe(400)
})
