import { describe, expect, it } from 'vitest'
import {
  isNumericReference,
  isReferenceNumber,
  matchesCrossReference,
} from '#domain/search/reference-number.ts'
import { numberRules } from '../../fixtures/number-rules.fixture.ts'

describe('isReferenceNumber', () => {
  it.each(numberRules.reference.numericAccept)('accepts %j as a reference number', (text) => {
    expect(isReferenceNumber(text)).toBe(true)
    expect(isNumericReference(text)).toBe(true)
  })

  it.each(numberRules.reference.reject)('rejects %j if no product refers to it', (text) => {
    expect(isReferenceNumber(text, [])).toBe(false)
  })

  it.each(numberRules.crossReferences)(
    'for %j and the reference %j returns %j',
    (term, referenceNo, match) => {
      expect(isReferenceNumber(term, [{ referenceNo }])).toBe(match)
    },
  )
})

describe('matchesCrossReference', () => {
  it('compares each reference', () => {
    const references = [{ referenceNo: '1 234' }, { referenceNo: 'K 000123' }]
    expect(matchesCrossReference('k000123', references)).toBe(true)
    expect(matchesCrossReference('k00012', references)).toBe(false)
  })

  it('returns false for a term without letters and digits', () => {
    expect(matchesCrossReference('-', [{ referenceNo: '' }])).toBe(false)
  })
})
