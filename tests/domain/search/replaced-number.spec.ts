import { expect, it } from 'vitest'
import { numberReplacedBy, replacedNumber } from '#domain/search/replaced-number.ts'

it('names the number that is no longer sold, where its successor was found by it', () => {
  expect(numberReplacedBy({ foundVia: { kind: 'replaced', number: '3.61902' } })).toBe('3.61902')
  expect(numberReplacedBy({ foundVia: { kind: 'oe', number: '81.50803' } })).toBeUndefined()
  expect(numberReplacedBy({})).toBeUndefined()
})

it('spells a replaced number as the catalogue does', () => {
  const part = { replaces: ['3.61900', '3.61902'] }
  expect(replacedNumber(part, '361902')).toBe('3.61902')
  expect(replacedNumber(part, '3.61984')).toBeUndefined()
})
