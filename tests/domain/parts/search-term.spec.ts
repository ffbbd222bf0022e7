import { describe, expect, it } from 'vitest'
import {
  classifySearchTerm,
  cutSearchTerm,
  dropDownOpens,
  LIVE_SEARCH_PAUSE_MS,
  liveSearchRuns,
  MAX_SEARCH_TERM_LENGTH,
} from '#domain/parts/search-term.ts'
import { numberRules } from '../../fixtures/number-rules.fixture.ts'

describe('classifySearchTerm', () => {
  it.each(numberRules.classify)('takes %j among %j for a %s', (term, products, kind) => {
    expect(classifySearchTerm(term, products)).toBe(kind)
  })

  it('looks for cross references in every product, for the article number in the first alone', () => {
    const products = [
      { sku: '4.61984', crossReferences: [] },
      { sku: '3.61120', crossReferences: [{ referenceNo: 'WG 9725310020' }] },
    ]
    expect(classifySearchTerm('wg9725310020', products)).toBe('reference-number')
    expect(classifySearchTerm('361120', products)).toBe('reference-number')
    expect(classifySearchTerm('461984', products)).toBe('article-number')
  })
})

describe('liveSearchRuns', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['ab', false],
    ['  ab  ', false],
    ['abc', true],
    [' abc ', true],
  ])('answers for %j: %j', (term, runs) => {
    expect(liveSearchRuns(term, true)).toBe(runs)
  })

  it('never runs before country and language are known', () => {
    expect(liveSearchRuns('brake disc', false)).toBe(false)
  })

  it('waits for 300 ms', () => {
    expect(LIVE_SEARCH_PAUSE_MS).toBe(300)
  })
})

describe('dropDownOpens', () => {
  it.each([
    ['abc', false],
    ['abc ', false],
    ['abcd', true],
    ['    ', false],
  ])('answers for %j: %j', (term, opens) => {
    expect(dropDownOpens(term)).toBe(opens)
  })
})

describe('cutSearchTerm', () => {
  it('keeps 200 characters', () => {
    expect(MAX_SEARCH_TERM_LENGTH).toBe(200)
    expect(cutSearchTerm('a'.repeat(200))).toHaveLength(200)
    expect(cutSearchTerm('a'.repeat(201))).toHaveLength(200)
  })

  it('does not cut a character in two', () => {
    const cut = cutSearchTerm(`${'a'.repeat(199)}🚚`)
    expect(cut).toBe('a'.repeat(199))
    expect(encodeURIComponent(cut)).toHaveLength(199)
  })
})
