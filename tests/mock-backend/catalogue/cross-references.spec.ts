import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import { vehicleMakers } from '#mock-backend/catalogue/vehicles.ts'

const catalogue = createCatalogue({ seed: 1, size: 10_000 })
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const oeNumbersOf = (makerId: string): readonly string[] =>
  products.flatMap(({ crossReferences }) =>
    crossReferences
      .filter(({ manufacturerId }) => manufacturerId === makerId)
      .map(({ referenceNo }) => referenceNo),
  )

const shapes: readonly (readonly [makerId: string, shape: RegExp])[] = [
  ['MAN', /^(?:06|36|51|81|85)\.\d{5}-\d{4}$/],
  ['MB', /^A \d{3} \d{3} \d{2} \d{2}$/],
  ['SET', /^A \d{3} \d{3} \d{2} \d{2}$/],
  ['EVO', /^A \d{3} \d{3} \d{2} \d{2}$/],
  ['VO', /^(?:2[0-3]|85)\d{6}$/],
  ['SC', /^[12]\d{6}$/],
  ['DAF', /^[12]\d{6}$/],
  ['IV', /^(?:50[04]\d{6}|5801\d{6})$/],
  ['RT', /^(?:742[0-2]|5010)\d{6}$/],
  ['VW', /^(?:2N0|2E0|7H0) \d{3} \d{3}(?: [ABC])?$/],
  ['FO', /^[12]\d{6}$/],
  ['FI', /^(?:51|55|71|77)\d{6}$/],
  ['SCH', /^1\d{6}$/],
  ['KRO', /^505\d{6}$/],
  ['KOE', /^8\d{6}$/],
  ['SWM', /^\d{6}$/],
  ['WIE', /^36\d{6}$/],
  ['SOL', /^(?:0004|1101|1108)-\d{3}-\d{3}$/],
]

test.each(shapes)('OE numbers of %s have the format %s', (makerId, shape) => {
  const numbers = oeNumbersOf(makerId)
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => !shape.test(number))).toEqual([])
})

test('each vehicle maker has a format of OE numbers', () => {
  expect(shapes.map(([makerId]) => makerId).toSorted()).toEqual(vehicleMakers.map(({ id }) => id).toSorted())
})

test('the main OE number is the first reference number', () => {
  for (const { mainOe, mainManufacturerId, crossReferences } of products) {
    expect(crossReferences[0]).toMatchObject({
      kind: 'OE',
      manufacturerId: mainManufacturerId,
      referenceNo: mainOe,
    })
  }
})

test('each product has 8 to 15 numbers of other makers', () => {
  const counts = products.map(({ crossReferences }) => crossReferences.length)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([8, 15])
})

test('products have a common number of a maker only if they have the same design', () => {
  const productsByNumber = Map.groupBy(
    products.flatMap((product) =>
      product.crossReferences.map(({ manufacturerName, referenceNo }) => ({
        product,
        number: `${manufacturerName} ${referenceNo}`,
      })),
    ),
    ({ number }) => number,
  )
  const shared = [...productsByNumber.values()].filter((entries) => entries.length > 1)
  const share = shared.length / productsByNumber.size
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.2)
  for (const entries of shared) {
    expect(new Set(entries.map(({ product }) => designOf(product))).size).toBe(1)
    expect(entries.length).toBeLessThanOrEqual(6)
  }
})

const designOf = ({ partTypeId, attributes, fitments }: CatalogueProduct): string =>
  JSON.stringify([partTypeId, attributes, fitments])
