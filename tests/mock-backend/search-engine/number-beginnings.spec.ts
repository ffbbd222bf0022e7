import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import type { FacetCount, NumberKind, SearchResult } from '#mock-backend/search-engine/catalogue-query.ts'

/** So large that hundreds of numbers have the same prefix. */
const catalogue = createCatalogue({ seed: 1, size: 5_000 })
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))

interface Row {
  readonly index: number
  readonly kind: NumberKind
  readonly key: string
}

const kinds: readonly NumberKind[] = ['article', 'replaced', 'oe', 'competitor', 'gtin']

const keysOf = (number: string): readonly string[] => {
  const key = number.replace(/[^A-Z0-9]/gi, '').toUpperCase()
  return /^A\d{10}$/.test(key) ? [key, key.slice(1)] : [key]
}

function rowsOf(product: CatalogueProduct): readonly Row[] {
  const { index, sku, gtin, replaces, crossReferences } = product
  const numbers: readonly (readonly [NumberKind, string])[] = [
    ['article', sku],
    ...replaces.map((number) => ['replaced', number] as const),
    ...crossReferences.map(
      ({ kind, referenceNo }) => [kind === 'OE' ? 'oe' : 'competitor', referenceNo] as const,
    ),
    ['gtin', gtin],
  ]
  return numbers.flatMap(([kind, number]) => keysOf(number).map((key) => ({ index, kind, key })))
}

/** Numbers are listed in three sections: article numbers, references, GTINs. Each section is sorted. */
const sectionOf = ({ kind }: Row): number => (kind === 'article' ? 0 : kind === 'gtin' ? 2 : 1)
const rows = products
  .flatMap(rowsOf)
  .toSorted(
    (one, other) =>
      sectionOf(one) - sectionOf(other) ||
      (one.key < other.key ? -1 : one.key > other.key ? 1 : 0) ||
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
      one.index - other.index,
  )

/** The products with a matching number, found by a full scan. */
function found(term: string): readonly number[] {
  const longer = rows.filter(
    ({ key, kind }) =>
      key.startsWith(term) && key.length > term.length && term.length >= (kind === 'gtin' ? 9 : 3),
  )
  return [...new Set([...rows.filter(({ key }) => key === term), ...longer].map(({ index }) => index))]
}

const facetsOf = (indexes: readonly number[]) => {
  const counts = (idsOf: (product: CatalogueProduct) => readonly string[]): readonly FacetCount[] =>
    [
      ...Map.groupBy(
        indexes.flatMap((index) => idsOf(products[index]!)),
        (id) => id,
      ),
    ]
      .map(([id, { length }]) => ({ id, count: length }))
      .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
  return {
    categories: counts(({ categoryId }) => [categoryId]),
    partTypes: counts(({ partTypeId }) => [partTypeId]),
    divisions: counts(({ divisionIds }) => divisionIds),
    vendors: counts(({ vendorId }) => [vendorId]),
    makers: counts(({ crossReferences }) => [
      ...new Set(
        crossReferences.filter(({ kind }) => kind === 'OE').map(({ manufacturerId }) => manufacturerId),
      ),
    ]),
  }
}

const facetsIn = ({ categories, partTypes, divisions, vendors, makers }: SearchResult) => ({
  categories,
  partTypes,
  divisions,
  vendors,
  makers,
})

const anyBeginning = fc
  .tuple(fc.nat(rows.length - 1), fc.integer({ min: 3, max: 10 }))
  .map(([row, length]) => rows[row]!.key.slice(0, length))
const anyPage = fc.record({ offset: fc.constantFrom(0, 10, 995), limit: fc.constantFrom(0, 10, 100) })

test('the results, counts and rows for a prefix equal those of a full scan', () => {
  fc.assert(
    fc.property(anyBeginning, anyPage, (term, page) => {
      // too few digits of a GTIN do not match as a prefix, and may be the suffix of another number
      fc.pre(found(term).length > 0)
      const all = catalogue.search(term, { language: 'en', offset: 0, limit: catalogue.size })
      const byName = all.hits.filter(({ via }) => via === undefined).map(({ index }) => index)
      const expected = [...found(term), ...byName]
      const result = catalogue.search(term, { language: 'en', ...page })
      expect(all.hits.map(({ index }) => index).join()).toBe(expected.join())
      expect(result.total).toBe(expected.length)
      expect(result.hits).toEqual(all.hits.slice(page.offset, page.offset + page.limit))
      expect(facetsIn(result)).toEqual(facetsOf(expected))
    }),
    { numRuns: 20 },
  )
})

test.each(['742', '504', '5801', 'A36', '290', 'SA1'])(
  'results for a prefix of very many numbers are sorted: %s',
  (term) => {
    const expected = found(term)
    const result = catalogue.search(term, { language: 'en', offset: 0, limit: 10 })
    expect(result.hits.map(({ index }) => index)).toEqual(expected.slice(0, 10))
    expect(result.total).toBe(expected.length)
    expect(facetsIn(result)).toEqual(facetsOf(expected))
  },
)

test('counts with a filter are not affected by earlier counts', () => {
  for (const term of ['742', '504', 'A36']) {
    const expected = found(term).filter((index) => products[index]!.vendorId === 'SA')
    const result = catalogue.search(term, { language: 'en', vendors: ['SA'], offset: 0, limit: 10 })
    expect(result.total).toBe(expected.length)
    expect(facetsIn(result)).toEqual(facetsOf(expected))
    expect(catalogue.search(term, { language: 'en', offset: 0, limit: 0 }).total).toBe(found(term).length)
  }
})

test('a complete number that is also a prefix of longer numbers gets no suggestions', () => {
  for (const { sku } of products.slice(0, 200)) {
    const { total, suggestions } = catalogue.search(keysOf(sku)[0]!.slice(0, -1), {
      language: 'en',
      offset: 0,
      limit: 10,
    })
    expect(total).toBeGreaterThan(0)
    expect(suggestions).toEqual([])
  }
})
