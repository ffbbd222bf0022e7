import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'
import { matchHighlight } from '#ui/part/match-highlight.ts'

it.each([
  ['81.50803-0039', '8150803', '81.50803'],
  ['81.50803-0039', '81 50803/0039', '81.50803-0039'],
  ['A 942 421 20 12', 'a94242', 'A 942 42'],
  ['SA4F1180', '4f-11', '4F11'],
  ['Brake disc', 'ke di', 'ke di'],
])('the text %s with the search term %s is marked as %s', (text, term, match) => {
  expect(matchHighlight(text, term)?.match).toBe(match)
})

it.each([
  ['81.50803-0039', '9999'],
  ['81.50803-0039', ''],
  ['81.50803-0039', '.-.'],
  ['', '1'],
])('nothing is marked in the text %j for the search term %j', (text, term) => {
  expect(matchHighlight(text, term)).toBeUndefined()
})

it('separators at the edges of a match are not marked', () => {
  expect(matchHighlight('81.50803-0039', '50803')).toEqual({ before: '81.', match: '50803', after: '-0039' })
})

it('marking a search term loses no character of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
      const piece = matchHighlight(text, term)
      if (piece) expect(piece.before + piece.match + piece.after).toBe(text)
    }),
  )
})

it('any searched substring of a number is marked', () => {
  const anyNumber = fc.stringMatching(/^[0-9A-Z][0-9A-Z .-]{2,16}[0-9A-Z]$/)
  fc.assert(
    fc.property(anyNumber, fc.nat(), fc.nat(), (number, from, length) => {
      const bare = normalizePartNumber(number)
      const start = from % bare.length
      const term = bare.slice(start, start + 1 + (length % bare.length))
      expect(normalizePartNumber(matchHighlight(number, term)?.match ?? '')).toBe(term)
    }),
  )
})
