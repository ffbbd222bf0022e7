import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'

const catalogue = createCatalogue({ seed: 1, size: 3_000 })
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const anyProduct = fc.constantFrom(...products)
const page = { language: 'en', offset: 0, limit: 3_000 } as const

const plain = (number: string): string => number.replace(/[^A-Z0-9]/gi, '').toUpperCase()

const referencesOf = (product: CatalogueProduct): readonly string[] => [
  ...product.replaces,
  ...product.crossReferences.map(({ referenceNo }) => referenceNo),
]

const numbersOf = (product: CatalogueProduct): readonly string[] => [
  product.sku,
  ...referencesOf(product),
  product.gtin,
]

/** Mercedes-Benz numbers are also typed without their leading A. */
const keysOf = (number: string): readonly string[] => {
  const key = plain(number)
  return /^A\d{10}$/.test(key) ? [key, key.slice(1)] : [key]
}

const spellings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => plain(number),
  (number) => plain(number).toLowerCase(),
  (number) => ` ${number.replace(/[ .-]/g, '\u00a0')}`,
  (number) => [...plain(number)].join('-'),
]

test('each number of a product matches it in any spelling', () => {
  fc.assert(
    fc.property(anyProduct, fc.nat(), fc.constantFrom(...spellings), (product, choice, spell) => {
      const numbers = numbersOf(product)
      const number = numbers[choice % numbers.length] ?? product.sku
      const hits = catalogue.findNumber(spell(number))
      expect(hits.map(({ index }) => index)).toContain(product.index)
      expect(hits.every((hit) => keysOf(hit.number).includes(plain(number)))).toBe(true)
    }),
  )
})

test('a number without its leading zeros matches if it has at least five characters', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      for (const number of numbersOf(product).map(plain)) {
        const short = number.replace(/^0{1,4}(?=[1-9])/, '')
        if (short === number) continue
        const foundIndexes = catalogue.findWithLostZeros(short).map(({ index }) => index)
        if (short.length < 5) expect(foundIndexes).toEqual([])
        else expect(foundIndexes).toContain(product.index)
      }
    }),
  )
})

test('a result contains the number that matched, as printed, with its kind and maker', () => {
  const product = products.find(({ mainManufacturerId }) => mainManufacturerId === 'MAN')
  const { hits } = catalogue.search(plain(product?.mainOe ?? ''), page)
  expect(hits.find(({ index }) => index === product?.index)?.via).toEqual({
    kind: 'oe',
    number: product?.mainOe,
    makerName: 'MAN',
  })
})

test('a Mercedes-Benz number matches with and without its leading A', () => {
  const product = products.find(({ mainManufacturerId }) => mainManufacturerId === 'MB')
  const number = product?.mainOe ?? ''
  for (const typedText of [number, number.replace('A ', ''), plain(number).slice(1, 9)]) {
    expect(catalogue.search(typedText, page).hits.map(({ index }) => index)).toContain(product?.index)
  }
})

test('the number of a predecessor that is no longer sold returns its successor', () => {
  const successors = products.filter(({ replaces }) => replaces.some((sku) => !catalogue.findBySku(sku)))
  expect(successors.length).toBeGreaterThan(100)
  for (const { index, replaces } of successors.slice(0, 50)) {
    const gone = replaces.find((sku) => !catalogue.findBySku(sku)) ?? ''
    expect(catalogue.findNumber(gone)).toContainEqual({ index, kind: 'replaced', number: gone })
  }
})

test('the number of a superseded part returns that part first, then its successor', () => {
  const superseded = products.find(({ replacedBy }) => replacedBy !== undefined)
  const successor = catalogue.findBySku(superseded?.replacedBy ?? '')
  const hits = catalogue.search(superseded?.sku ?? '', page).hits
  expect(hits.slice(0, 2).map(({ index, via }) => [index, via?.kind])).toEqual([
    [superseded?.index, 'article'],
    [successor?.index, 'replaced'],
  ])
})

test('a second-brand part matches the OE number of the equivalent house-brand part', () => {
  for (const { index, mainOe } of products.filter(({ vendorId }) => vendorId === 'SA').slice(0, 50)) {
    const brands = catalogue.findNumber(mainOe).map((hit) => products[hit.index]?.vendorId)
    expect(brands).toContain('NW')
    expect(catalogue.findNumber(mainOe).map((hit) => hit.index)).toContain(index)
  }
})

test('a maker before the number restricts the results to this maker', () => {
  const product = products.find(({ mainManufacturerId }) => mainManufacturerId === 'MAN')
  const found = (term: string) => catalogue.search(term, page).hits.map(({ index }) => index)
  expect(found(`MAN ${product?.mainOe}`)).toContain(product?.index)
  expect(found(`man ${plain(product?.mainOe ?? '').slice(0, 8)}`)).toContain(product?.index)
  expect(found(`Krone ${product?.mainOe}`)).toEqual([])
})

test('a term of fewer than three letters and digits matches only complete numbers', () => {
  for (const term of ['8', '81', '8.', '-2 9']) expect(catalogue.search(term, page).total).toBe(0)
})

test('a GTIN matches completely, or by a prefix of nearly all digits', () => {
  const { gtin = '', index } = products[5] ?? {}
  expect(catalogue.search(gtin, page).hits).toEqual([
    { index, via: { kind: 'gtin', number: gtin, makerName: undefined } },
  ])
  expect(catalogue.search(gtin.slice(0, 11), page).hits.map((hit) => hit.index)).toContain(index)
  expect(catalogue.search(gtin.slice(0, 8), page).hits.map((hit) => hit.index)).not.toContain(index)
})

test('any text is searched without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (term) => {
      const { total, hits } = catalogue.search(term, page)
      expect(hits.length).toBe(total)
    }),
  )
})
