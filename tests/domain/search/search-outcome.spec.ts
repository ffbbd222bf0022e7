import { describe, expect, it } from 'vitest'
import { correctedIn, leftOutIn, searchTarget } from '#domain/search/search-outcome.ts'

const disc = { sku: '4.61984', slug: 'nw-4-61984-brake-disc' }
const drum = { sku: '4.61985', slug: 'nw-4-61985-brake-drum' }

describe('whereSearchLeads', () => {
  it.each(['', ' ', '\t\u00a0'])('stays for the empty term %j, whatever was found before', (term) => {
    expect(searchTarget(term, [disc])).toEqual({ kind: 'stay' })
  })

  it('links to the only product found', () => {
    expect(searchTarget('disc', [disc])).toEqual({ kind: 'product', slug: disc.slug })
  })

  it.each(['4.61984', '4-61984', '461984', ' 4 61 984 '])(
    'links to the first product when %j is its number',
    (term) => {
      expect(searchTarget(term, [disc, drum])).toEqual({ kind: 'product', slug: disc.slug })
    },
  )

  it('links to the results when a later product has the number', () => {
    expect(searchTarget('4.61985', [disc, drum])).toEqual({ kind: 'results', term: '4.61985' })
  })

  it('links to the results for several products and for none', () => {
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

it('reports the words that the parts were found without', () => {
  const understood = [
    { text: 'brake disc', as: 'part-type', value: 'Brake disc' },
    { text: 'qqq', as: 'left-out', value: '' },
  ] as const
  expect(leftOutIn(understood)).toEqual(['qqq'])
  expect(leftOutIn([{ text: 'wabco', as: 'brand', value: 'wabco' }])).toEqual(['wabco'])
  expect(leftOutIn(understood.slice(0, 1))).toBeUndefined()
  expect(leftOutIn()).toBeUndefined()
})

it('reports the first reinterpreted text', () => {
  const corrected = { text: '1.O0190', as: 'corrected' as const, value: '1.00190' }
  expect(correctedIn([{ text: '1.O0190', as: 'number', value: '1.00190' }, corrected])).toBe(corrected)
  expect(correctedIn([{ text: 'brake', as: 'part-type', value: 'Brake' }])).toBeUndefined()
  expect(correctedIn()).toBeUndefined()
})
