import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import { partTypes } from '#mock-backend/catalogue/part-types.ts'
import { vehicles } from '#mock-backend/catalogue/vehicles.ts'

const catalogue = createCatalogue({ seed: 1, size: 20_000 })
const products = Array.from({ length: 5_000 }, (_, index) => catalogue.product(index))
const partTypeById = new Map(partTypes.map((partType) => [partType.id, partType]))
const vehicleBySlug = new Map(vehicles.map((vehicle) => [vehicle.slug, vehicle]))

const measureOf = ({ attributes }: CatalogueProduct, attributeId: string): number | undefined => {
  const value = attributes.find((attribute) => attribute.attributeId === attributeId)?.value
  return typeof value === 'number' ? value : undefined
}

test('a product is equal in a small and in a large catalogue', () => {
  const large = createCatalogue({ seed: 1, size: 200_000 })
  for (const index of [0, 1, 9, 49, 50, 999]) {
    expect(createCatalogue({ seed: 1, size: 1_000 }).product(index)).toEqual(large.product(index))
  }
})

test('no product exists for an index outside the catalogue, a fraction or NaN', () => {
  for (const index of [-1, 20_000, 0.5, Number.NaN])
    expect(() => catalogue.product(index)).toThrow(RangeError)
})

test.each([0, 200_001, 1.5])('a catalogue of %d products is rejected', (size) => {
  expect(() => createCatalogue({ seed: 1, size })).toThrow(RangeError)
})

test('a thousand products include each part type', () => {
  expect(new Set(products.slice(0, 1_000).map(({ partTypeId }) => partTypeId)).size).toBe(partTypes.length)
})

test('each attribute belongs to its part type, and its value is within range or list', () => {
  for (const { partTypeId, attributes } of products) {
    const definitions = partTypeById.get(partTypeId)?.attributes ?? []
    expect(attributes.map(({ attributeId }) => attributeId)).toEqual(
      definitions.map(({ attributeId }) => attributeId),
    )
    definitions.forEach((definition, index) => {
      const value = attributes[index]?.value
      if ('values' in definition) return expect(definition.values).toContain(String(value))
      expect(value).toBeGreaterThanOrEqual(definition.min)
      expect(value).toBeLessThanOrEqual(definition.max)
    })
  }
})

test.each([
  ['minimumThickness', 'thickness'],
  ['innerDiameter', 'outerDiameter'],
  ['minimumLength', 'maximumLength'],
])('the %s is always below the %s', (smaller, larger) => {
  const pairs = products.map((product) => [measureOf(product, smaller), measureOf(product, larger)] as const)
  const complete = pairs.filter(([one, other]) => one !== undefined && other !== undefined)
  expect(complete.length).toBeGreaterThan(20)
  for (const [one = Infinity, other = 0] of complete) expect(one).toBeLessThan(other)
})

test('the stroke of a telescopic part is less than half of its maximum length', () => {
  const telescopic = products.filter(
    (product) => measureOf(product, 'maximumLength') && measureOf(product, 'stroke'),
  )
  expect(telescopic.length).toBeGreaterThan(20)
  for (const product of telescopic) {
    const longest = measureOf(product, 'maximumLength') ?? 0
    expect(measureOf(product, 'stroke')).toBeLessThan(longest / 2)
  }
})

test('prices are whole positive cents that fall with the quantity', () => {
  for (const { listPrice, priceScales } of products) {
    expect(Number.isInteger(listPrice.amount) && listPrice.amount > 0).toBe(true)
    expect(priceScales[0]).toEqual({ fromQuantity: 1, amount: listPrice.amount })
    priceScales.slice(1).forEach(({ fromQuantity, amount }, index) => {
      expect(fromQuantity).toBeGreaterThan(priceScales[index]?.fromQuantity ?? Infinity)
      expect(amount).toBeLessThanOrEqual(priceScales[index]?.amount ?? 0)
      expect(Number.isInteger(amount)).toBe(true)
    })
  }
})

test('weights, packages and stock are within plausible ranges', () => {
  for (const { weightKg, packageQuantity, stock, orderUnit, customsTariffNumber } of products) {
    expect(weightKg).toBeGreaterThan(0)
    expect(Number.isInteger(packageQuantity) && packageQuantity > 0).toBe(true)
    expect(Number.isInteger(stock.quantity) && stock.quantity >= 0).toBe(true)
    expect(stock.replenishmentDays ?? 1).toBeGreaterThan(0)
    expect(orderUnit).toMatch(/^[A-Z0-9]{2,3}$/)
    expect(customsTariffNumber).toMatch(/^\d{6}$/)
  }
})

test('the vehicles of a product exist, and match its divisions and its OE numbers', () => {
  for (const { fitments, divisionIds, crossReferences } of products) {
    const makerIds = crossReferences.map(({ manufacturerId }) => manufacturerId)
    for (const { vehicleSlug, axleConfiguration } of fitments) {
      const vehicle = vehicleBySlug.get(vehicleSlug)
      expect(divisionIds).toContain(vehicle?.type)
      expect(makerIds).toContain(vehicle?.makerId)
      expect(vehicle?.axleConfigurations).toContain(axleConfiguration)
    }
    expect(new Set(fitments.map(({ vehicleSlug }) => vehicleSlug)).size).toBe(fitments.length)
  }
})

test('a Northwain part fits some vehicle, unless it is universal (9.99999)', () => {
  for (const { fitments, sku, vendorId } of products) {
    if (vendorId === 'NW') expect(fitments.length > 0).toBe(!sku.startsWith('9.'))
  }
})

test('a superseded part has an available successor with the same cross-references', () => {
  const superseded = products.filter(({ replacedBy }) => replacedBy !== undefined)
  expect(superseded.length).toBeGreaterThan(20)
  for (const { replacedBy = '', sku, crossReferences, promotion, stock } of superseded) {
    const successor = catalogue.findBySku(replacedBy)
    expect(successor?.replaces).toContain(sku)
    expect(successor?.crossReferences).toEqual(crossReferences)
    expect(successor?.replacedBy).toBeUndefined()
    expect(successor?.discontinued).toBe(false)
    expect([promotion, stock.replenishmentDays]).toEqual([undefined, undefined])
  }
})

test('a discontinued part has no successor, no promotion and no further delivery', () => {
  const discontinued = products.filter((product) => product.discontinued)
  expect(discontinued.length).toBeGreaterThan(5)
  for (const { replacedBy, promotion, stock } of discontinued) {
    expect([replacedBy, promotion, stock.replenishmentDays]).toEqual([undefined, undefined, undefined])
  }
})

test('some products are on promotion, some are new, and some replace others', () => {
  const shareOf = (holds: (product: CatalogueProduct) => boolean): number =>
    products.filter(holds).length / products.length
  expect(shareOf(({ promotion }) => promotion !== undefined)).toBeCloseTo(0.03, 1)
  expect(shareOf(({ isNew }) => isNew)).toBeCloseTo(0.05, 1)
  expect(shareOf(({ replaces }) => replaces.length > 0)).toBeCloseTo(0.11, 1)
})

test('a slug matches its product, and a modified slug matches none', () => {
  fc.assert(
    fc.property(fc.nat(19_999), (index) => {
      const product = catalogue.product(index)
      expect(product.slug).toMatch(/^(?:nw-\d{1,2}-\d{5}|sa-sa\d[a-h]\d{4})(?:-[a-z0-9]+)+$/)
      expect(catalogue.findBySlug(product.slug)).toEqual(product)
      expect(catalogue.findBySlug(`${product.slug}-x`)).toBeUndefined()
      expect(catalogue.findBySlug(product.slug.toUpperCase())).toBeUndefined()
    }),
    { numRuns: 50 },
  )
})

test('an article number beyond the catalogue’s size matches nothing', () => {
  const beyond = createCatalogue({ seed: 1, size: 200_000 }).product(20_000).sku
  expect(catalogue.findBySku(beyond)).toBeUndefined()
})

test('A bulb has the wattage of its voltage and type, and voltages have the unit V', () => {
  const rated = new Map<string, Set<string>>()
  for (let index = 0; index < catalogue.size; index += 1) {
    const { partTypeId, attributes } = catalogue.product(index)
    if (partTypeId !== 'bulb') continue
    const valueOf = (id: string) => attributes.find(({ attributeId }) => attributeId === id)
    expect(valueOf('voltage')).toMatchObject({ unit: 'VLT', value: expect.any(Number) })
    const type = `${valueOf('bulbType')?.value} ${valueOf('voltage')?.value}`
    rated.set(type, (rated.get(type) ?? new Set()).add(String(valueOf('power')?.value)))
  }
  expect(rated.get('H7 24')).toEqual(new Set(['70']))
  expect(rated.get('W5W 12')).toEqual(new Set(['5']))
  expect([...rated.values()].every(({ size }) => size === 1)).toBe(true)
})
