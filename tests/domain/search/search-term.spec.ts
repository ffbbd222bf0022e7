import { describe, expect, it } from 'vitest'
import {
  truncateSearchTerm,
  dropDownOpens,
  liveSearchRuns,
  SEARCH_TERM_LENGTH_MAX,
} from '#domain/search/search-term.ts'

describe('liveSearchRuns', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['ab', false],
    ['  ab  ', false],
    ['abc', true],
    [' abc ', true],
  ])('for %j is %j', (term, runs) => {
    expect(liveSearchRuns(term, true)).toBe(runs)
  })

  it('is false before country and language are known', () => {
    expect(liveSearchRuns('brake disc', false)).toBe(false)
  })
})

describe('dropDownOpens', () => {
  it.each([
    ['abc', false],
    ['abc ', false],
    ['abcd', true],
    ['    ', false],
  ])('for %j is %j', (term, opens) => {
    expect(dropDownOpens(term)).toBe(opens)
  })
})

describe('truncateSearchTerm', () => {
  it('truncates a term to 200 characters', () => {
    expect(SEARCH_TERM_LENGTH_MAX).toBe(200)
    expect(truncateSearchTerm('a'.repeat(200))).toHaveLength(200)
    expect(truncateSearchTerm('a'.repeat(201))).toHaveLength(200)
  })

  it('does not split a character', () => {
    const cut = truncateSearchTerm(`${'a'.repeat(199)}🚚`)
    expect(cut).toBe('a'.repeat(199))
    expect(encodeURIComponent(cut)).toHaveLength(199)
  })
})
