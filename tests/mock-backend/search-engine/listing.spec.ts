import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import type { FacetCount, ProductFilter } from '#mock-backend/search-engine/catalogue-query.ts'

const catalogue = createCatalogue({ seed: 1, size: 3_000 })
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const all = { offset: 0, limit: catalogue.size }
const categoryIds = catalogue.categories.flatMap(({ id, subCategories }) => [
  id,
  ...subCategories.map((sub) => sub.id),
])

const someOf = <Value>(values: readonly Value[]) => fc.option(fc.subarray([...values]), { nil: undefined })
const anyFilter: fc.Arbitrary<ProductFilter> = fc.record({
  divisions: someOf(catalogue.divisions.map(({ id }) => id)),
  categories: someOf(categoryIds),
  news: fc.option(fc.boolean(), { nil: undefined }),
  vendors: someOf(['NW', 'SA'] as const),
  makers: someOf(['MAN', 'MB', 'KRO', 'SOL']),
  vehicleSlugs: someOf(['man-tgx-18-470', 'scania-r-420', 'no-such-vehicle']),
})

const within = (categoryId: string, wantedId: string): boolean =>
  categoryId === wantedId ||
  catalogue.categories.some(
    ({ id, subCategories }) => id === wantedId && subCategories.some((sub) => sub.id === categoryId),
  )

const isAnyOf = <Value>(
  allowedValues: readonly Value[] | undefined,
  holds: (value: Value) => boolean,
): boolean => allowedValues === undefined || allowedValues.length === 0 || allowedValues.some(holds)

const passes = (product: CatalogueProduct, filter: ProductFilter): boolean =>
  isAnyOf(filter.divisions, (id) => product.divisionIds.includes(id)) &&
  isAnyOf(filter.categories, (id) => within(product.categoryId, id)) &&
  isAnyOf(filter.vendors, (id) => product.vendorId === id) &&
  isAnyOf(filter.makers, (id) =>
    product.crossReferences.some(({ manufacturerId }) => manufacturerId === id),
  ) &&
  (filter.news !== true || product.promotion !== undefined) &&
  (filter.vehicleSlugs === undefined ||
    product.fitments.some(({ vehicleSlug }) => filter.vehicleSlugs?.includes(vehicleSlug)))

test('a list equals the result of a full scan, sorted like the catalogue', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const expected = products.filter((product) => passes(product, filter)).map(({ index }) => index)
      const listing = catalogue.list({ ...filter, ...all })
      expect(listing.indexes).toEqual(expected)
      expect(listing.total).toBe(expected.length)
    }),
  )
})

test('all pages together equal the complete list', () => {
  fc.assert(
    fc.property(anyFilter, fc.integer({ min: 1, max: 700 }), (filter, limit) => {
      const { indexes, total } = catalogue.list({ ...filter, ...all })
      const pages = Array.from({ length: Math.ceil(total / limit) }, (_, page) =>
        catalogue.list({ ...filter, offset: page * limit, limit }),
      )
      expect(pages.flatMap((page) => page.indexes)).toEqual(indexes)
      expect(pages.every((page) => page.total === total)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('counts of groups, divisions, brands and makers include all results', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const foundProducts = products.filter((product) => passes(product, filter))
      const countOf = (idsOf: (product: CatalogueProduct) => readonly string[]): Record<string, number> =>
        Object.fromEntries(
          [...Map.groupBy(foundProducts.flatMap(idsOf), (id) => id)].map(([id, ids]) => [id, ids.length]),
        )
      const counted = (facets: readonly FacetCount[]): Record<string, number> =>
        Object.fromEntries(facets.map(({ id, count }) => [id, count]))
      const listing = catalogue.list({ ...filter, offset: 0, limit: 0 })
      expect(counted(listing.categories)).toEqual(countOf(({ categoryId }) => [categoryId]))
      expect(counted(listing.divisions)).toEqual(countOf(({ divisionIds }) => divisionIds))
      expect(counted(listing.vendors)).toEqual(countOf(({ vendorId }) => [vendorId]))
      expect(counted(listing.makers)).toEqual(
        countOf(({ crossReferences }) => [
          ...new Set(
            crossReferences.filter(({ kind }) => kind === 'OE').map(({ manufacturerId }) => manufacturerId),
          ),
        ]),
      )
    }),
    { numRuns: 50 },
  )
})

test('part groups are sorted by their number of parts, largest first', () => {
  const counts = catalogue.list({ offset: 0, limit: 0 }).categories.map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
})

test('each division and each group contains products', () => {
  for (const { id } of catalogue.divisions) expect(catalogue.countIn({ divisionId: id })).toBeGreaterThan(0)
  for (const categoryId of categoryIds) expect(catalogue.countIn({ categoryId })).toBeGreaterThan(0)
})

test('the count of a main group includes its sub groups', () => {
  for (const { id, subCategories } of catalogue.categories.filter((main) => main.subCategories.length > 0)) {
    const sum = subCategories.reduce((total, sub) => total + catalogue.countIn({ categoryId: sub.id }), 0)
    expect(catalogue.countIn({ categoryId: id })).toBe(sum)
  }
})

test('an unknown group contains no products', () => {
  expect(catalogue.countIn({ categoryId: 'Z99' })).toBe(0)
})

test('groups form a tree of two levels', () => {
  expect(catalogue.categories.every(({ id }) => /^[A-Z]\d0$/.test(id))).toBe(true)
  for (const { id, subCategories } of catalogue.categories) {
    expect(subCategories.every((sub) => sub.parentId === id && sub.id.startsWith(id.slice(0, 2)))).toBe(true)
  }
})
