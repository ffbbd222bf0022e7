import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitPriceFor } from '#domain/pricing/price-scale.ts'
import { fromDecimal } from '#domain/shared/money.ts'

const step = (fromQuantity: number, price: number) => ({ fromQuantity, price: fromDecimal(price, 'EUR') })

describe('unitPriceFor', () => {
  const scale = [step(10, 8), step(1, 10), step(100, 6.5)]

  it.each([
    [1, 10],
    [9, 10],
    [10, 8],
    [99, 8],
    [100, 6.5],
    [99_999, 6.5],
  ])('for the quantity %i is the price of the highest scale reached', (quantity, price) => {
    expect(unitPriceFor(quantity, scale)).toEqual(fromDecimal(price, 'EUR'))
  })

  it('is undefined below the first scale or without a price scale', () => {
    expect(unitPriceFor(0, scale)).toBeUndefined()
    expect(unitPriceFor(5, [])).toBeUndefined()
  })

  it('never increases with the quantity on a falling scale, in any sequence of its steps', () => {
    const steps = fc
      .uniqueArray(fc.integer({ min: 2, max: 1_000 }), { maxLength: 6 })
      .map((quantities) =>
        [1, ...quantities.sort((a, b) => a - b)].map((from, index) => step(from, 100 - index)),
      )
      .chain((sorted) => fc.shuffledSubarray(sorted, { minLength: sorted.length }))
    const quantity = fc.integer({ min: 1, max: 1_200 })
    fc.assert(
      fc.property(steps, quantity, quantity, (shuffled, a, b) => {
        const fewer = unitPriceFor(Math.min(a, b), shuffled)
        const more = unitPriceFor(Math.max(a, b), shuffled)
        return fewer !== undefined && more !== undefined && more.minor <= fewer.minor
      }),
    )
  })
})
