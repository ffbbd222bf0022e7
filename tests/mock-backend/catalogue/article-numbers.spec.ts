import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createArticleNumbers } from '#mock-backend/catalogue/article-numbers.ts'

const largestIndex = 199_999
const anyIndex = fc.nat(largestIndex)
const anySeed = fc.nat(0xffffffff)
const numbers = createArticleNumbers(1)

test('200,000 products have 200,000 different article numbers', () => {
  const skus = new Set(Array.from({ length: largestIndex + 1 }, (_, index) => numbers.skuOf(index)))
  expect(skus.size).toBe(largestIndex + 1)
})

test('an article number has one of the formats 9.99999, 99.99999 or SA9X9999', () => {
  fc.assert(
    fc.property(anySeed, anyIndex, (seed, index) =>
      /^(?:\d{1,2}\.\d{5}|SA[1-9][A-H]\d{4})$/.test(createArticleNumbers(seed).skuOf(index)),
    ),
  )
})

test('an article number in any spelling finds its product', () => {
  const spellings: readonly ((sku: string) => string)[] = [
    (sku) => sku,
    (sku) => sku.replace('.', ''),
    (sku) => sku.replace('.', '-').toLowerCase(),
    (sku) => ` ${sku.replace('.', ' . ')} `,
    (sku) => `${sku.startsWith('SA') ? 'SA' : 'NW'}-${sku}`,
    (sku) => sku.replace('.', '\u2011'),
  ]
  fc.assert(
    fc.property(anySeed, anyIndex, fc.constantFrom(...spellings), (seed, index, spell) => {
      const { skuOf, indexOf } = createArticleNumbers(seed)
      return indexOf(spell(skuOf(index))) === index
    }),
  )
})

test('numbers of replaced parts have the same format, and match no product', () => {
  fc.assert(
    fc.property(anySeed, anyIndex, (seed, index) => {
      const { predecessorsOf, indexOf } = createArticleNumbers(seed)
      return predecessorsOf(index, 2).every(
        (number) => /^\d{1,2}\.\d{5}$/.test(number) && indexOf(number) === undefined,
      )
    }),
  )
})

test('no two products replace the same part number', () => {
  const all = Array.from({ length: 50_000 }, (_, index) => numbers.predecessorsOf(index, 2)).flat()
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  '',
  '4',
  '4.6198',
  '13.00630',
  '99.12345',
  '0.12345',
  'SA0A0001',
  'SA1I0001',
  'SA1A001',
  'brake disc',
])('%j is not an article number', (text) => {
  expect(numbers.indexOf(text)).toBeUndefined()
})

test('two seeds generate different article numbers', () => {
  expect(createArticleNumbers(2).skuOf(0)).not.toBe(numbers.skuOf(0))
})
