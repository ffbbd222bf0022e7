import { expect, it } from 'vitest'
import { latinLetters, resolveNumber, variantsOf } from '#domain/list-reader/number-variants.ts'
import { catalogueLookupOf, type CatalogueLookup } from '#domain/list-reader/catalogue-lookup.ts'
import type { CheckedLine, CheckedPart } from '#domain/quick-order/checked-line.ts'

it('replaces letters of other scripts by Latin letters that look the same', () => {
  expect(latinLetters('АВЕКМНОРСТУХІЅ')).toBe('ABEKMHOPCTYXIS')
  expect(latinLetters('аеорсух')).toBe('aeopcyx')
  expect(latinLetters('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ')).toBe('ABEZHIKMNOPTYX')
  expect(latinLetters('2.30256 Ж')).toBe('2.30256 Ж')
})

it.each([
  ['2.3О256', '2.30256'],
  ['2.3O256', '2.30256'],
  ['NW-2.30256', '2.30256'],
  ['nw 2.30256', '2.30256'],
  ['SA-SA123456', 'SA123456'],
  ['BOSCH 0986479', '0986479'],
  ['#2.30256', '2.30256'],
  ['№ 2.30256', '2.30256'],
  ["2.30256's", '2.30256'],
  ["12.30256's", '12.30256'],
  ['ABCDEFGHIO1234', 'ABCDEFGH101234'],
  ['2.30256s', '2.30256'],
  ['2.3025', '2.30250'],
  ['12,3', '12.30000'],
  ['AOI12', 'A0112'],
  ['Bolt5', 'B01t5'],
])('"%s" has the variant "%s"', (text, variant) => {
  expect(variantsOf(text)).toContain(variant)
})

it.each([
  ['ABC 123', '123'],
  ['NW-brake', 'brake'],
  ['123.4', '123.40000'],
  ['2.302567', '2.30256'],
  ['ABCDEFGHIO12345', 'ABCDEFGH1012345'],
  ['Oil', '0i1'],
  ['X-NW 2.30256', 'X-2.30256'],
  ['2#30256', '230256'],
  ['x2.30256s', 'x2.30256'],
  ['2.30256sx', '2.30256x'],
])('"%s" does not have the variant "%s"', (text, variant) => {
  expect(variantsOf(text)).not.toContain(variant)
})

it.each(['2.30256', 'brake'])('"%s" has no variants', (text) => {
  expect(variantsOf(text)).toEqual([])
})

it('returns each variant once', () => {
  const variants = variantsOf('2.3О256')
  expect(new Set(variants).size).toBe(variants.length)
})

const CATALOGUE_MATCH = { isOwn: true, skus: ['2.30256'] }
const lookup: CatalogueLookup = (number) => (number === '2.30256' ? CATALOGUE_MATCH : undefined)

it('corrects a number only to one that the catalogue contains', () => {
  expect(resolveNumber('2.30256', lookup)).toEqual({ number: '2.30256', catalogueMatch: CATALOGUE_MATCH })
  expect(resolveNumber('2.3O256', lookup)).toEqual({ number: '2.30256', catalogueMatch: CATALOGUE_MATCH })
  expect(resolveNumber('2.3O257', lookup)).toEqual({ number: '2.3O257', catalogueMatch: undefined })
})

const part = (sku: string) => ({ sku }) as CheckedPart
const checked = (lineNo: number, overrides: Partial<CheckedLine> = {}): CheckedLine => ({
  lineNo,
  status: 'ok',
  candidates: [],
  ...overrides,
})

it('a lookup in checked lines finds the parts of their numbers in any notation', () => {
  const knownCatalogueLookup = catalogueLookupOf(
    ['2.30256', 'A 388 320 82 53', '9.99999'],
    [
      checked(0, { part: part('2.30256') }),
      checked(1, { candidates: [part('3.1'), part('3.2')], status: 'ambiguous' }),
      checked(2, { status: 'unknown-number' }),
    ],
  )
  expect(knownCatalogueLookup('230256')).toEqual({ isOwn: true, skus: ['2.30256'] })
  expect(knownCatalogueLookup('A3883208253')).toEqual({ isOwn: false, skus: ['3.1', '3.2'] })
  expect(knownCatalogueLookup('9.99999')).toBeUndefined()
  expect(knownCatalogueLookup('1.23456')).toBeUndefined()
})

it('a lookup in checked lines finds the successor of a replaced part', () => {
  const replaced = (partNumber: string) =>
    catalogueLookupOf(
      [partNumber],
      [checked(0, { status: 'superseded', replacement: part('3.2') })],
    )(partNumber)
  expect(replaced('12345')).toEqual({ isOwn: false, skus: ['3.2'] })
  expect(replaced('2.30256')).toEqual({ isOwn: true, skus: ['3.2'] })
  expect(replaced('12.30256')).toEqual({ isOwn: true, skus: ['3.2'] })
  expect(replaced('12345678')).toEqual({ isOwn: false, skus: ['3.2'] })
  expect(replaced('SA123456')).toEqual({ isOwn: true, skus: ['3.2'] })
  expect(replaced('A3883208253')).toEqual({ isOwn: false, skus: ['3.2'] })
  const own = checked(0, { part: part('2.30256'), replacement: part('3.2') })
  expect(catalogueLookupOf(['2.30256'], [own])('2.30256')).toEqual({ isOwn: true, skus: ['2.30256'] })
})

it('a lookup in checked lines finds nothing for an empty number', () => {
  expect(catalogueLookupOf([], [checked(4, { part: part('2.30256') })])('')).toBeUndefined()
})
