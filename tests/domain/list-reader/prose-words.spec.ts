import { expect, it } from 'vitest'
import { sentencesOf, isCorrection, endsWithInsteadOf, wordsOf } from '#domain/list-reader/prose-words.ts'

it.each([
  ['', ''],
  ['  4   2.30256 ', '4 2.30256'],
  ['**4** x __2.30256__ ~~now~~ `soon`', '4 x 2.30256 now soon'],
  ['2.30256 ..... 4', '2.30256 4'],
  ['2.30256 => 4', '2.30256 → 4'],
  ['2.30256 --> 3.05239', '2.30256 → 3.05239'],
  ['2.30256(4)', '2.30256 4'],
  ['2.30256➜3.05239', '2.30256 → 3.05239'],
  ['"2.30256" (4) [pcs] {now} „sofort“ «vite» <soon> |', '2.30256 4 pcs now sofort vite soon'],
  ['4 ✕ 2.30256', '4x 2.30256'],
  ['хорошо 4', 'хорошо 4'],
  ['4*SA2C0025', '4x SA2C0025'],
  ['2.30256x4', '2.30256 ×4'],
  ['2.30256=4', '2.30256 ×4'],
  ['2.30256/4', '2.30256 ×4'],
  ['2.30256-4', '2.30256 ×4'],
  ['81.50803-0039', '81.50803-0039'],
  ['disc-2.30256', 'disc: 2.30256'],
  ['4, 2.30256; 3.05239! now? yes.', '4 , 2.30256 , 3.05239 now yes'],
  ['4 pcs ,; 2.30256', '4 pcs , 2.30256'],
  ['12,2.30256', '12 , 2.30256'],
  ['4,00 2.30256', '4,00 2.30256'],
  ['qty=4', 'qty: 4'],
  ['Stk.:4', 'Stk.: 4'],
  ['Menge== 4', 'Menge: 4'],
  ['2.30256: four', '2.30256 four'],
  ['230256: four', '230256 four'],
  ['123: four', '123: four'],
  ['half a dozen 2.30256', '6x 2.30256'],
  ['ein halbes Dutzend 2.30256', '6x 2.30256'],
  ['a pair of 2.30256', '2x 2.30256'],
  ['пару 2.30256', '2x 2.30256'],
  ['2 пары 2.30256', '2 пары 2.30256'],
  ['6 instead of 4', '6'],
  ['nicht 4 sondern 6', 'sondern 6'],
  ['instead of 388 320 82 53', 'instead of 388 320 82 53'],
  ['2.30256,stays at 4', '2.30256 , 4'],
  ['2.30256,from 2 to 6', '2.30256 , to 6'],
  ['2.30256,not 4, 6', '2.30256 , 6'],
  ['Menge=', 'Menge:'],
  ['"Menge" : 4', 'Menge: 4'],
  [`${'x'.repeat(36)}1234: four`, `${'x'.repeat(36)}1234 four`],
  [`${'x'.repeat(37)}1234: four`, `${'x'.repeat(37)}1234: four`],
])('splits "%s" into the words %s', (text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words)
})

it('splits only the first 400 words of a line', () => {
  expect(wordsOf('a '.repeat(400))).toHaveLength(400)
  expect(wordsOf(`${'a '.repeat(400)}b`)).toHaveLength(400)
  expect(wordsOf(`${'a '.repeat(399)}b c`).at(-1)).toBe('b')
})

it.each([
  ['2x 2.30256. Bring it to hall 3.', ['2x 2.30256.', 'Bring it to hall 3.']],
  ['We need discs. Two 2.30256', ['We need discs.', 'Two 2.30256']],
  ['Art. Nr. 2.30256', ['Art. Nr. 2.30256']],
  ['Any left? 4 pcs! Now', ['Any left?', '4 pcs!', 'Now']],
  ['', ['']],
])('splits "%s" into the sentences %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

it.each(['6 statt 4', 'not 4, 6', 'вместо 4 шт', '6 au lieu de 4.'])(
  'detects a corrected quantity in "%s", also in a second call',
  (text) => {
    expect(isCorrection(text)).toBe(true)
    expect(isCorrection(text)).toBe(true)
  },
)

it.each(['', '6 pieces', 'instead of 2.30256', 'not 4.5', 'knot 4'])(
  'detects no corrected quantity in "%s"',
  (text) => {
    expect(isCorrection(text)).toBe(false)
  },
)

it.each([
  'take instead of',
  'anstelle von',
  'au lieu du',
  'invece del',
  'in plaats van de',
  'instead of the',
])('detects in "%s" that the following part is replaced', (before) => {
  expect(endsWithInsteadOf(before)).toBe(true)
})

it.each(['', 'instead', 'instead of the front left', 'take'])('detects no replacement in "%s"', (before) => {
  expect(endsWithInsteadOf(before)).toBe(false)
})
