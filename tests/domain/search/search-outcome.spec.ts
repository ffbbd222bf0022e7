import { describe, expect, it } from 'vitest'
import { correctionOf, ignoredWordsIn, searchTarget } from '#domain/search/search-outcome.ts'

const disc = { sku: '4.61984', slug: 'nw-4-61984-brake-disc' }
const drum = { sku: '4.61985', slug: 'nw-4-61985-brake-drum' }

describe('searchTarget', () => {
  it.each(['', ' ', '\t\u00a0'])(
    'returns the current page for the empty term %j, even if parts were found',
    (term) => {
      expect(searchTarget(term, [disc])).toEqual({ kind: 'stay' })
    },
  )

  it('returns the product if only one was found', () => {
    expect(searchTarget('disc', [disc])).toEqual({ kind: 'product', slug: disc.slug })
  })

  it.each(['4.61984', '4-61984', '461984', ' 4 61 984 '])(
    'returns the first product if %j is its number',
    (term) => {
      expect(searchTarget(term, [disc, drum])).toEqual({ kind: 'product', slug: disc.slug })
    },
  )

  it('returns the results if a later product has the number', () => {
    expect(searchTarget('4.61985', [disc, drum])).toEqual({ kind: 'results', term: '4.61985' })
  })

  it('returns the results for several products or none', () => {
    expect(searchTarget(' brake ', [disc, drum])).toEqual({ kind: 'results', term: 'brake' })
    expect(searchTarget('brake', [])).toEqual({ kind: 'results', term: 'brake' })
  })

  it('does not match a term without letters and digits to a product without a number', () => {
    expect(searchTarget('-', [{ ...disc, sku: '' }, drum])).toEqual({ kind: 'results', term: '-' })
  })

  it('truncates a search term that is too long', () => {
    expect(searchTarget('x'.repeat(300), [])).toEqual({ kind: 'results', term: 'x'.repeat(200) })
  })
})

it('ignoredWordsIn returns unknown words and brands that the search has ignored', () => {
  const understood = [
    { text: 'brake disc', as: 'part-type', value: 'Brake disc' },
    { text: 'qqq', as: 'left-out', value: '' },
  ] as const
  expect(ignoredWordsIn(understood)).toEqual(['qqq'])
  expect(ignoredWordsIn([{ text: 'wabco', as: 'brand', value: 'wabco' }])).toEqual(['wabco'])
  expect(ignoredWordsIn(understood.slice(0, 1))).toBeUndefined()
  expect(ignoredWordsIn()).toBeUndefined()
})

it('correctionOf returns the first word that the search has corrected', () => {
  const corrected = { text: '1.O0190', as: 'corrected' as const, value: '1.00190' }
  expect(correctionOf([{ text: '1.O0190', as: 'number', value: '1.00190' }, corrected])).toBe(corrected)
  expect(correctionOf([{ text: 'brake', as: 'part-type', value: 'Brake' }])).toBeUndefined()
  expect(correctionOf()).toBeUndefined()
})
