import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, smallBackend } from '../call-api.ts'
import { IN_STOCK, readyToOrder } from './ready-to-order.ts'

const catalogue = sharedCatalogue(7, 600)
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const exchangePart = products.find(
  ({ coreDeposit, stock, discontinued, replacedBy }) =>
    coreDeposit !== undefined && stock.quantity > 10 && !discontinued && !replacedBy,
)!
const EXCHANGED = `${exchangePart.vendorId}-${exchangePart.sku}`
const PIECES = 3
const CHARGED = (PIECES * exchangePart.coreDeposit!) / 100

const ITEMS = [
  { sku: EXCHANGED, qty: PIECES },
  { sku: IN_STOCK, qty: 4 },
]

test('The deposit of an exchange part is the same in cart, review, confirmation and order, to the cent', async () => {
  const backend = smallBackend()
  const { call, order, place, caller } = await readyToOrder(backend, { items: ITEMS })
  const { quote } = (await call('cart/getQuote')).body
  const review = (await call('validate', { version: order.version })).body
  const confirmation = (await place()).body
  const { orderNumbers } = confirmation
  const placed = (await api(backend).post('/api/orders/get', { ...caller, orderNo: orderNumbers.first })).body
  const amounts = [quote.coreDeposits, review.totals.coreDeposits, confirmation.totals.coreDeposits]
  for (const { value } of [...amounts, placed.totals.coreDeposits]) expect(value).toBe(CHARGED)
  for (const sum of ['net', 'tax', 'gross'])
    expect([review.totals[sum], confirmation.totals[sum]]).toEqual([placed.totals[sum], placed.totals[sum]])
  const cents = ({ value }: { readonly value: number }) => Math.round(value * 100)
  expect(cents(quote.total) + cents(review.totals.transport)).toBe(cents(review.totals.net))
  const deposits = placed.lines.map(({ coreDeposit }: any) => coreDeposit?.rowTotal.value)
  expect(deposits).toEqual([CHARGED, undefined])
})

test('Only exchange parts have a core deposit beside their price', async () => {
  const { post, login } = api(smallBackend())
  const token = await login('full@demo.test')
  const caller = { languageID: 'en-GB', countryID: 'DE', token }
  const others = products.filter(({ coreDeposit }) => coreDeposit === undefined).slice(0, 20)
  for (const { slug, coreDeposit } of [...products.filter((one) => one.coreDeposit), ...others]) {
    const { product } = (await post('/api/products/product/', { ...caller, slug })).body
    expect(product.pricePackage.coreDeposit?.value).toBe(coreDeposit && coreDeposit / 100)
  }
})

test('A core deposit is not returned to a user without prices', async () => {
  const backend = smallBackend()
  const { post, login } = api(backend)
  const token = await login('noprice@demo.test')
  const caller = { languageID: 'en-GB', countryID: 'DE', token }
  await post('/api/checkout/cart/create', { token })
  await post('/api/checkout/cart/add', { token, items: ITEMS })
  const { product } = (await post('/api/products/product/', { ...caller, slug: exchangePart.slug })).body
  const { quote } = (await post('/api/checkout/cart/getQuote', caller)).body
  expect(product.slug).toBe(exchangePart.slug)
  expect(quote.items).toHaveLength(2)
  expect(JSON.stringify([product, quote])).not.toMatch(/coreDeposit/)
})
