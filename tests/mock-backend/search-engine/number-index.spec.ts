import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNumberIndex, type NumberEntry } from '#mock-backend/search-engine/number-index.ts'

const anyKey = fc.string({ unit: fc.constantFrom(...'AB012'), minLength: 1, maxLength: 5 })
const anyEntries = fc.array(
  fc.record<NumberEntry>({
    key: anyKey,
    index: fc.nat(199_999),
    kind: fc.constantFrom('article', 'replaced', 'oe', 'competitor', 'gtin'),
  }),
  { maxLength: 60 },
)

const textOf = ({ key, index, kind }: NumberEntry): string => `${key} ${kind} ${index}`

test('the rows of a number and of longer numbers with this prefix equal those of a full scan', () => {
  fc.assert(
    fc.property(anyEntries, anyKey, (entries, key) => {
      const numbers = createNumberIndex(entries)
      const { from, longer, end } = numbers.rowsOf(key)
      const rows = (first: number, last: number): readonly string[] =>
        Array.from({ length: last - first }, (_, index) => first + index).map((row) =>
          textOf({ key: numbers.keyAt(row), index: numbers.productAt(row), kind: numbers.kindAt(row) }),
        )
      const equal = entries.filter((entry) => entry.key === key)
      const longerEntries = entries.filter((entry) => entry.key.startsWith(key) && entry.key !== key)
      expect(rows(from, longer).toSorted()).toEqual(equal.map(textOf).toSorted())
      expect(rows(longer, end).toSorted()).toEqual(longerEntries.map(textOf).toSorted())
    }),
  )
})

test('the rows of longer numbers with a given suffix equal those of a full scan', () => {
  fc.assert(
    fc.property(anyEntries, anyKey, (entries, key) => {
      const numbers = createNumberIndex(entries)
      const matches = [...numbers.rowsEndingIn(key)].map((row) => numbers.keyAt(row))
      const ending = entries.map((entry) => entry.key).filter((each) => each.endsWith(key) && each !== key)
      expect(matches.toSorted()).toEqual(ending.toSorted())
    }),
  )
})

test('rows of the same number are sorted by kind, article numbers first, then by product', () => {
  const numbers = createNumberIndex([
    { key: '100', index: 7, kind: 'oe' },
    { key: '100', index: 12, kind: 'article' },
    { key: '100', index: 2, kind: 'competitor' },
    { key: '100', index: 100, kind: 'oe' },
    { key: '1000', index: 1, kind: 'article' },
  ])
  const { from, longer } = numbers.rowsOf('100')
  const products = Array.from({ length: longer - from }, (_, index) => numbers.productAt(from + index))
  expect(products).toEqual([12, 7, 100, 2])
})

test('an empty index of numbers returns no rows', () => {
  expect(createNumberIndex([]).rowsOf('1')).toEqual({ from: 0, longer: 0, end: 0 })
})

test('a number whose letters occur in no entry returns no rows', () => {
  const numbers = createNumberIndex([{ key: 'A1', index: 0, kind: 'oe' }])
  const { from, longer, end } = numbers.rowsOf('ДИСК')
  expect([longer - from, end - longer]).toEqual([0, 0])
})
