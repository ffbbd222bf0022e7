import { expect, it } from 'vitest'
import { replacedNumberOfMatch, replacedNumber } from '#domain/search/replaced-number.ts'

it('reports the discontinued number whose successor was found', () => {
  expect(replacedNumberOfMatch({ foundVia: { kind: 'replaced', number: '3.61902' } })).toBe('3.61902')
  expect(replacedNumberOfMatch({ foundVia: { kind: 'oe', number: '81.50803' } })).toBeUndefined()
  expect(replacedNumberOfMatch({})).toBeUndefined()
})

it('formats a replaced number like the catalogue', () => {
  const part = { replaces: ['3.61900', '3.61902'] }
  expect(replacedNumber(part, '361902')).toBe('3.61902')
  expect(replacedNumber(part, '3.61984')).toBeUndefined()
})
