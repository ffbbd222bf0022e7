import { expect, it } from 'vitest'
import { fromDecimal } from '#domain/shared/money.ts'
import { partFacts } from '#ui/products/part-facts.mapping.ts'
import { anyProduct } from '../../fixtures/product.fixture.ts'

it('tells the price to those who may see it', () => {
  expect(partFacts(anyProduct(), true).price).toEqual({
    net: { value: 148.24, currency: 'EUR' },
    list: { value: 218, currency: 'EUR' },
    discountPercent: 32,
    steps: [{ fromQuantity: 5, price: { value: 140.83, currency: 'EUR' } }],
  })
})

it('holds nothing of a price for all others', () => {
  expect(JSON.stringify(partFacts(anyProduct(), false))).not.toMatch(/148|218|140/)
})

it('knows no price where the data carry none', () => {
  expect(partFacts(anyProduct({ price: undefined }), true).price).toBeUndefined()
})

it('counts in the units of the currency', () => {
  const price = { net: fromDecimal(1500, 'JPY'), scale: [] }

  expect(partFacts(anyProduct({ price }), true).price?.net).toEqual({ value: 1500, currency: 'JPY' })
})
