import { expect, it } from 'vitest'
import { withoutFormula } from '#domain/quick-order/without-formula.ts'
import {
  hasDigit,
  isArticleWithComma,
  isGroupedPartNumber,
  isNumberCell,
  isNumberWord,
} from '#domain/list-reader/number-shape.ts'

it.each([
  '2.30256',
  '2,30256',
  'A0004206000',
  '1234/5',
  '81.50803-0039',
  '12345',
  'DT1234',
  `1234${'X'.repeat(36)}`,
])('detects "%s" as a part number', (word) => {
  expect(isNumberWord(word)).toBe(true)
})

it.each([
  ['a date', '20.11.2026'],
  ['a date with a two-digit year', '1/2/26'],
  ['a date with the year first', '2026-11-20'],
  ['a day of October', '2026-10-31'],
  ['the number of an order', '2026-118'],
  ['the number of an offer', '2026/11812'],
  ['two words', '2.30256 4'],
  ['a text that is too short', '1234'],
  ['a text with too few digits', 'ABC123'],
  ['a text that is too long', `1234${'X'.repeat(37)}`],
  ['a word', 'Bremsscheibe'],
  ['a text that begins with a special character', '-12345'],
  ['a text with a special character that numbers never contain', '12345*6'],
  ['nothing', ''],
])('does not detect %s as a part number: "%s"', (_, word) => {
  expect(isNumberWord(word)).toBe(false)
})

it.each(['2026-13-20', '2026-11-40', '1826-11-20'])(
  'detects "%s" as a part number, because it is not a date',
  (word) => {
    expect(isNumberWord(word)).toBe(true)
  },
)

it.each(['2,30256', '12,30256AB123'])(
  'detects that "%s" is an article number with a comma in place of the dot',
  (word) => {
    expect(isArticleWithComma(word)).toBe(true)
  },
)

it.each(['123,30256', '2,3025', '2,30256ABCDEF', 'x2,30256', '2.30256'])(
  'does not detect "%s" as an article number with a comma',
  (word) => {
    expect(isArticleWithComma(word)).toBe(false)
  },
)

it.each([
  '388 320 82 53',
  'A 388 320 82 53',
  'A388 320 82 53',
  'A 388 320 82 53 28',
  'A 388 320 82 53 0028',
  '1K0 615 301',
  '1K0 615 301 AA',
  '81 50803-0039',
  '81.50803 0039',
  '1 628 490',
  '20 912 345',
  '05.4292.01.03.0',
])('detects the digit groups of a manufacturer’s number: "%s"', (text) => {
  expect(isGroupedPartNumber(text)).toBe(true)
  expect(isNumberCell(text)).toBe(true)
})

it.each([
  'B 388 320 82 53',
  'x 388 320 82 53',
  '388 320 82',
  '388 320 82 5',
  '388 320 82 53 2',
  '388 320 82 53 12345',
  '1K0 615 301 AAA',
  'K10 615 301',
  '81 50803-003',
  '1000 912 345',
  '05.4292.01.03',
  '105.4292.01.03.0',
])('does not detect digit groups in a different format: "%s"', (text) => {
  expect(isGroupedPartNumber(text)).toBe(false)
})

it('normalizes blanks and full-width letters of a cell', () => {
  expect(isNumberCell('  A 388  320 82 53 ')).toBe(true)
  expect(isNumberCell('２.３０２５６')).toBe(true)
  expect(isNumberCell('4 pcs')).toBe(false)
})

it('detects digits of any script', () => {
  expect([hasDigit('a4'), hasDigit('٤'), hasDigit('abc')]).toEqual([true, true, false])
})

it.each([
  '=1+1',
  '+49',
  '-1',
  '@sum',
  ' =1',
  '\t1',
  '\r1',
  '\u00a0=1',
  '\ufeff=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
])('escapes %j so that a spreadsheet does not run it as a formula', (text) => {
  expect(withoutFormula(text)).toBe(`'${text}`)
})

it.each(['2.30256', 'a=1', '', "'=1", '4-5'])('withoutFormula does not change %j', (text) => {
  expect(withoutFormula(text)).toBe(text)
})
