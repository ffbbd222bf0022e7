import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const sku = (index: number) => `${catalogue.product(index).vendorId}-${catalogue.product(index).sku}`
const minor = (price: { value: number }) => Math.round(price.value * 100)

const indexes = Array.from({ length: catalogue.size }, (_, index) => index)
const exchangeParts = indexes.filter((index) => {
  const { coreDeposit, discontinued, replacedBy } = catalogue.product(index)
  return coreDeposit !== undefined && !discontinued && !replacedBy
})

const addedItem = fc.record({
  index: fc.oneof(fc.nat(19), fc.constantFrom(...exchangeParts)),
  qty: fc.integer({ min: 1, max: 400 }),
})
const baskets = fc.array(fc.array(addedItem, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 })

test('For any cart, a row total is quantity times price, and the total is the sum of rows and core deposits', async () => {
  await fc.assert(
    fc.asyncProperty(
      baskets,
      fc.constantFrom('full@demo.test', 'export@demo.test'),
      async (calls, userName) => {
        const { post, login } = api(smallBackend())
        const token = await login(userName)
        const accepted = new Map<string, number>()
        for (const addition of calls) {
          const items = addition.map(({ index, qty }) => ({ sku: sku(index), qty }))
          for (const line of (await post('/api/checkout/cart/add', { token, items })).body.lines) {
            if (line.acceptedQuantity > 0) {
              accepted.set(line.sku, (accepted.get(line.sku) ?? 0) + line.acceptedQuantity)
            }
          }
        }
        const { quote } = (await post('/api/checkout/cart/getQuote', { token, ...germany })).body
        expect(Object.fromEntries(quote.items.map((item: any) => [item.sku, item.qty]))).toEqual(
          Object.fromEntries(accepted),
        )
        for (const item of quote.items) {
          expect(item.qty % item.packagingAmount).toBe(0)
          expect(minor(item.rowTotal)).toBe(item.qty * minor(item.pricePackage.price))
        }
        const sumOf = (amountOf: (item: any) => number): number =>
          quote.items.reduce((sum: number, item: any) => sum + amountOf(item), 0)
        const deposits = sumOf(({ qty, pricePackage: { coreDeposit } }) =>
          coreDeposit ? qty * minor(coreDeposit) : 0,
        )
        expect(quote.coreDeposits ? minor(quote.coreDeposits) : 0).toBe(deposits)
        expect(minor(quote.total)).toBe(sumOf(({ rowTotal }) => minor(rowTotal)) + deposits)
      },
    ),
    { numRuns: 40 },
  )
})

test('The unit price of a part with a price scale falls with its quantity in the cart', async () => {
  const { post, login } = api(smallBackend())
  const token = await login('full@demo.test')
  const scaled = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index)).find(
    ({ priceScales, discontinued, replacedBy }) => priceScales.length > 1 && !discontinued && !replacedBy,
  )
  if (scaled === undefined) throw new Error('No product with a price scale in the test assortment')
  const prices: number[] = []
  for (const { fromQuantity } of scaled.priceScales) {
    const items = [{ sku: `${scaled.vendorId}-${scaled.sku}`, qty: fromQuantity }]
    await post('/api/checkout/cart/add', { token, items })
    const { quote } = (await post('/api/checkout/cart/getQuote', { token, ...germany })).body
    prices.push(minor(quote.items[0].pricePackage.price))
  }
  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  expect(prices.at(-1)).toBeLessThan(prices[0] ?? 0)
})
