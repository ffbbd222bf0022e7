import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { candidatesOf } from '#domain/list-reader/read-list.ts'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'
import {
  knownByProducts,
  numbersIn,
  listRowsOfTerm,
  vinSuggestions,
  vinsIn,
  type KnownParts,
} from '#domain/search/read-term.ts'
import { anyProduct } from '../../fixtures/product.fixture.ts'

const DISC = { sku: '1.00190', slug: 'nw-1-00190-brake-disc', name: 'Brake disc' }
const SHOCK = { sku: '3.71783', slug: 'nw-3-71783-shock-absorber', name: 'Shock absorber' }
const SPRING = { sku: '4.80688', slug: 'nw-4-80688-air-spring', name: 'Air spring' }

const KNOWN: KnownParts = new Map([
  ['100190', [DISC]],
  ['371783', [SHOCK]],
  ['2257931', [DISC]],
  ['K028230', [DISC]],
  ['A3883208253', [SPRING, { ...SPRING, sku: 'SA8A3653' }]],
])

const read = (term: string) =>
  numbersIn(listRowsOfTerm(term), KNOWN).map(({ number, pieces }) => [normalizePartNumber(number), pieces])

describe('part numbers in a term', () => {
  it.each([
    ['4x 1.00190', [['100190', 4]]],
    ['1.00190 4 Stück', [['100190', 4]]],
    ['Art.-Nr. 3.71783', [['371783', undefined]]],
    ['NW-1.00190', [['100190', undefined]]],
    ['2257931 scania', [['2257931', undefined]]],
    ['Scania 2257931', [['2257931', undefined]]],
    ['SCANIA-2257931', [['2257931', undefined]]],
    ['Bremsscheibe 2257931', [['2257931', undefined]]],
    ['Kelden K 028230', [['K028230', undefined]]],
    ['OE-Nr. A 388 320 82 53', [['A3883208253', undefined]]],
    ['А 388 320 82 53 2 шт', [['A3883208253', 2]]],
    [
      '3.71783, 1.00190',
      [
        ['371783', undefined],
        ['100190', undefined],
      ],
    ],
    [
      '2 x 3.71783; 4 x 1.00190',
      [
        ['371783', 2],
        ['100190', 4],
      ],
    ],
  ])('are returned with their quantities: %s', (term, numbers) => {
    expect(read(term)).toEqual(numbers)
  })

  it.each(['brake disc', 'M22x1.5', '432x45', 'TGX 18.440', '9999999', 'DIN 7603', ''])(
    'are not returned if the catalogue contains none of them: "%s"',
    (term) => {
      expect(read(term)).toEqual([])
    },
  )

  it('are marked as corrected if letters were replaced by digits', () => {
    expect(numbersIn(listRowsOfTerm('1.O0190'), KNOWN)).toEqual([
      { number: '1.00190', pieces: undefined, parts: [DISC], isCorrected: true },
    ])
    expect(numbersIn(listRowsOfTerm('2 x 1.00190'), KNOWN)).toMatchObject([{ isCorrected: false }])
  })

  it('include an unknown article number beside a known one', () => {
    expect(numbersIn(listRowsOfTerm('1.00190, 1.99999'), KNOWN)).toMatchObject([
      { number: '1.00190', parts: [DISC] },
      { number: '1.99999', parts: [] },
    ])
  })

  it('are always among the candidates for the lookup', () => {
    for (const term of ['4x 1.00190', 'SCANIA-2257931', '1.O0190', 'Kelden K 028230']) {
      const rows = listRowsOfTerm(term)
      const requested = new Set(candidatesOf(rows).map(normalizePartNumber))
      for (const { number } of numbersIn(rows, KNOWN))
        expect(requested).toContain(normalizePartNumber(number))
    }
  })

  it('are returned without throwing for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, size: 'max' }), (term) => {
        for (const { parts } of numbersIn(listRowsOfTerm(term), KNOWN)) expect(parts.length).toBeLessThan(3)
      }),
    )
  })

  it('identify a product by each of its numbers', () => {
    const knownParts = knownByProducts([anyProduct()])
    for (const number of ['361984', '361902', '81508030039', 'BV111898']) {
      expect(knownParts.get(number)).toMatchObject([{ sku: '3.61984' }])
    }
  })
})

describe('a VIN in a term', () => {
  it.each([
    ['WMA06XZZ8CP034890', ['WMA06XZZ8CP034890']],
    ['wma 06xzz8cp 034890', ['WMA06XZZ8CP034890']],
    ['WМА06ХZZ8СР034890', ['WMA06XZZ8CP034890']],
    ['WMA06XZZ8CPO3489O', ['WMA06XZZ8CP034890', 'WMA06XZZ8CPO3489O']],
    ['WMA06XZZ8CP03489', []],
    ['Wasserpumpe Actro', []],
    ['12345678901234567', []],
    ['VIN: WMA06XZZ8CP034890', ['WMA06XZZ8CP034890']],
    ['*IWMA06XZZ8CP034890*', ['WMA06XZZ8CP034890']],
    ['disc WG9725310020 81508', []],
    ['WG9725310020,81508', []],
    ['brake disc actros', []],
  ])('is returned with its corrections: %s', (term, vins) => {
    expect(vinsIn(term)).toEqual(vins)
  })
})

describe('several VINs in a term', () => {
  const vinsOffered = (term: string) =>
    vinSuggestions(term).map((offer) => (offer.kind === 'vehicle' ? offer.vin : offer.kind))

  it.each([
    ['WMA06XZZ8CP034890 WDB9634031L123456', ['WMA06XZZ8CP034890', 'WDB9634031L123456']],
    ['WMA06XZZ8CP034890, WDB9634031L123456;', ['WMA06XZZ8CP034890', 'WDB9634031L123456']],
    ['WMA06XZZ8CP034890 WMA06XZZ8CPO34890', ['WMA06XZZ8CP034890']],
    ['wma 06xzz8cp 034890', ['WMA06XZZ8CP034890']],
    ['brake disc actros', []],
  ])('are each offered once: %s', (term, vins) => {
    expect(vinsOffered(term)).toEqual(vins)
  })

  it('are offered up to five, each with a unique key', () => {
    const many = Array.from({ length: 9 }, (_, digit) => `WMA06XZZ8CP03489${digit}`)
    const keys = vinSuggestions(many.join(' ')).map(({ key }) => key)
    expect(keys).toEqual(many.slice(0, 5).map((vin) => `vin-${vin}`))
  })
})
