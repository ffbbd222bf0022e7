import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'

const catalogue = createCatalogue({ seed: 1, size: 2_000 })
const page = { language: 'en', offset: 0, limit: 100 } as const

const squeezed = (number: string): string => number.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/** Every number of every product in all its spellings, for comparison with the index. */
const numbers = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index)).flatMap(
  ({ index, sku, gtin, replaces, crossReferences }) =>
    [sku, gtin, ...replaces, ...crossReferences.map(({ referenceNo }) => referenceNo)]
      .map(squeezed)
      .flatMap((number) => (/^A\d{10}$/.test(number) ? [number, number.slice(1)] : [number]))
      .map((number) => ({ index, number })),
)

const productsWith = (beginning: string): ReadonlySet<number> =>
  new Set(numbers.filter(({ number }) => number.startsWith(beginning)).map(({ index }) => index))

const productsEndingWith = (ending: string): ReadonlySet<number> =>
  new Set(
    numbers
      .filter(({ number, index }) => number.endsWith(ending) && number !== catalogue.product(index).gtin)
      .map(({ index }) => index),
  )

const mistyped = fc
  .tuple(fc.constantFrom(...numbers), fc.nat(), fc.integer({ min: 1, max: 9 }))
  .map(([{ number }, index, shift]) => {
    const digits = [...number.matchAll(/\d/g)].map((match) => match.index)
    const position = digits[index % digits.length] ?? 0
    return number.slice(0, position) + ((Number(number[position]) + shift) % 10) + number.slice(position + 1)
  })
  // Prefixes of GTINs match from nine digits on.
  .filter((number) => number.length > (number.startsWith('290') ? 8 : 4))

test('a part number with a wrong digit returns only parts with exactly this number or suffix', () => {
  fc.assert(
    fc.property(mistyped, (number) => {
      const foundIndexes = new Set(catalogue.search(number, page).hits.map(({ index }) => index))
      const beginning = productsWith(number)
      expect(foundIndexes).toEqual(beginning.size > 0 ? beginning : productsEndingWith(number))
    }),
    { numRuns: 300 },
  )
})

test('each result for a part number matches by its number, not by its name', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{3,9}$/), (number) => {
      for (const { via } of catalogue.search(number, page).hits) {
        expect(squeezed(via?.number ?? '')).toContain(number)
      }
    }),
    { numRuns: 300 },
  )
})

test('an ambiguous part number returns each of its parts once', () => {
  const owners = Map.groupBy(numbers, ({ number }) => number)
  const ambiguous = [...owners].filter(([, all]) => new Set(all.map(({ index }) => index)).size > 1)
  expect(ambiguous.length).toBeGreaterThan(50)
  for (const [number, all] of ambiguous) {
    const foundIndexes = catalogue.findNumber(number).map(({ index }) => index)
    expect(foundIndexes.toSorted((one, other) => one - other)).toEqual([
      ...new Set(all.map(({ index }) => index)),
    ])
  }
})
