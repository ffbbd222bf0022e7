import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'

const defaultCatalogue = createCatalogue({ seed: 1, size: 20_000 })
const smallCatalogue = createCatalogue({ seed: 1, size: 1_000 })

const siteLanguages = ['de', 'en', 'fr', 'it', 'ru', 'nl', 'pt', 'es']

const digestOf = (seed: number): string => {
  const catalogue = createCatalogue({ seed, size: 1_000 })
  const products = Array.from({ length: 100 }, (_, index) => catalogue.product(index))
  return createHash('sha256').update(JSON.stringify(products)).digest('hex')
}

test('the first hundred products of the default seed do not change', () => {
  expect(digestOf(1)).toBe('fca4a27b7f01e32d56acb04675f8b60a2278aeb8a9e4ac593076c4e33bbae70d')
})

test('two seeds generate different catalogues', () => {
  expect(digestOf(2)).not.toBe(digestOf(1))
})

/** Part numbers that the documentation mentions, so they must not change. */
test.each([
  ['81.43752-1127', 'MAN', ['3.71783']],
  ['A 388 320 82 53', 'Mercedes-Benz', ['4.80688', 'SA8A3653']],
  ['85480507', 'Volvo', ['2.61351', '2.23154', 'SA9G8906']],
  ['2257931', 'Scania', ['1.00190']],
])('the number %s of %s matches %j in the default catalogue', (number, makerName, skus) => {
  const hits = defaultCatalogue.findNumber(number)
  expect(hits.map(({ index }) => defaultCatalogue.product(index).sku)).toEqual(skus)
  expect(hits.every((hit) => hit.makerName === makerName && hit.number === number)).toBe(true)
})

test.each(siteLanguages)('the example number in the search field in %s matches a product', (language) => {
  const path = new URL(`../../../src/ui/messages/${language}.json`, import.meta.url)
  const { 'home.byNumber.example': example } = JSON.parse(readFileSync(path, 'utf8'))
  for (const catalogue of [smallCatalogue, defaultCatalogue])
    expect(catalogue.findNumber(example), String(catalogue.size)).toHaveLength(1)
})

test('the default catalogue contains a superseded, a replaced and a discontinued part', () => {
  expect(defaultCatalogue.findBySku('2.23154')?.replacedBy).toBe('2.61351')
  expect(defaultCatalogue.findBySku('4.97416')?.replaces).toEqual(['4.76815'])
  expect(defaultCatalogue.findBySku('4.76815')).toBeUndefined()
  expect(defaultCatalogue.findBySku('2.84957')?.discontinued).toBe(true)
})
