import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cartSku,
  clampQuantity,
  parseQuantity,
  QUANTITY_MAX,
  QUANTITY_MIN,
  roundToPackage,
  SEARCH_QUANTITY_LIMITS,
  SEARCH_QUANTITY_MAX,
} from '#domain/cart/quantity.ts'
import { LINEAR_MS, LONG_TEXT_LENGTH, millisecondsOf } from '../../fixtures/growth.fixture.ts'
import { numberRules } from '../../fixtures/number-rules.fixture.ts'

describe('parseQuantity', () => {
  it.each(numberRules.qty)('parses %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })

  it.each([
    ['١', 1],
    ['１２', 12],
    ['0x10', 1],
    ['0b11', 1],
    ['1e999', 99_999],
    ['9'.repeat(500), 99_999],
    ['.', 1],
    ['1.2.3', 1],
    ['+4', 4],
    ['1E3', 1_000],
    ['5.', 5],
    [',9', 1],
  ])('parses %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })

  it('parses a malicious text in linear time', () => {
    expect(millisecondsOf(() => parseQuantity(`${'0'.repeat(LONG_TEXT_LENGTH)}x`))).toBeLessThan(LINEAR_MS)
  })

  it('is limited to 1 and 99,999, or to the given limits', () => {
    expect([QUANTITY_MIN, QUANTITY_MAX, SEARCH_QUANTITY_MAX]).toEqual([1, 99_999, 999])
    expect(parseQuantity('1000', SEARCH_QUANTITY_LIMITS)).toBe(999)
    expect(parseQuantity('', { min: 5, max: 50 })).toBe(5)
    expect(parseQuantity('4', { min: 5, max: 50 })).toBe(5)
  })

  it('returns a whole number within the limits for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const quantity = parseQuantity(text, SEARCH_QUANTITY_LIMITS)
        return Number.isInteger(quantity) && quantity >= 1 && quantity <= 999
      }),
      { numRuns: 5_000 },
    )
  })

  it('parses each number within the limits to itself', () => {
    const quantity = fc.integer({ min: QUANTITY_MIN, max: QUANTITY_MAX })
    fc.assert(fc.property(quantity, (typed) => parseQuantity(String(typed)) === typed))
  })
})

describe('clampQuantity', () => {
  it('truncates fractions and clamps to the limits', () => {
    expect(clampQuantity(2.9)).toBe(2)
    expect(clampQuantity(-3)).toBe(1)
    expect(clampQuantity(Infinity)).toBe(99_999)
    expect(clampQuantity(NaN)).toBe(1)
    expect(Object.is(clampQuantity(-0.5, { min: 0, max: 9 }), 0)).toBe(true)
  })
})

describe('roundToPackage', () => {
  it.each([
    [7, 1, 7],
    [7, 0, 7],
    [7, NaN, 7],
    [1, 10, 10],
    [10, 10, 10],
    [11, 10, 20],
    [99_999, 10, 99_990],
    [100_001, 1, 100_001],
    [5, 200_000, 200_000],
  ])('rounds %i in packages of %i to %i', (quantity, packageQuantity, rounded) => {
    expect(roundToPackage(quantity, packageQuantity)).toBe(rounded)
  })

  it('rounds down to the last full package below the given maximum', () => {
    expect(roundToPackage(995, 10, SEARCH_QUANTITY_MAX)).toBe(990)
  })

  it('returns the fewest full packages that contain the quantity', () => {
    const quantity = fc.integer({ min: 1, max: 90_000 })
    fc.assert(
      fc.property(quantity, fc.integer({ min: 1, max: 500 }), (requestedQuantity, packageQuantity) => {
        const rounded = roundToPackage(requestedQuantity, packageQuantity)
        expect(rounded % packageQuantity).toBe(0)
        expect(rounded).toBeGreaterThanOrEqual(requestedQuantity)
        expect(rounded - packageQuantity).toBeLessThan(requestedQuantity)
      }),
    )
  })
})

describe('cartSku', () => {
  it('joins vendor id and article number with a hyphen', () => {
    expect(cartSku('nw', '4.61984')).toBe('nw-4.61984')
  })
})
