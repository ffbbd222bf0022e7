import { expect, it } from 'vitest'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { readList } from '#domain/list-reader/read-list.ts'
import { remainingListText } from '#domain/list-reader/remaining-list-text.ts'

/** Text that remains of a list after the parts with these numbers were added to the cart. */
function restOf(text: string, ...added: readonly string[]): string {
  const reading = readList(rowsOfText(text))
  return remainingListText(reading, (index) => added.includes(reading.parsedLines[index]?.number ?? ''))
}

it('the remaining text contains the rows whose part was not added', () => {
  const text = 'Good morning\n3.70481;4;urgent\n4.43793;2\n\n5.72706;3'
  expect(restOf(text, '4.43793')).toBe('3.70481;4;urgent\n5.72706;3')
  expect(restOf(text, '3.70481', '4.43793', '5.72706')).toBe('')
})

it('the remaining text contains each row of a part that occurs in several rows', () => {
  expect(restOf('3.70481;4\n4.43793;2\n3.70481;1', '4.43793')).toBe('3.70481;4\n3.70481;1')
})

it('the remaining text contains a row with several parts unchanged if none of them was added', () => {
  const text = 'please send 4 x 3.70481 and 3 x 5.72706\n4.43793;2'
  expect(restOf(text, '4.43793')).toBe('please send 4 x 3.70481 and 3 x 5.72706')
})

it('the remaining text lacks the added part of a row with several parts', () => {
  expect(restOf('please send 4 x 3.70481 and 3 x 5.72706', '3.70481')).toBe('5.72706;3')
  expect(restOf('please send 4 x 3.70481 and 3 x 5.72706', '5.72706')).toBe('3.70481;4')
})

it('the remaining text contains one line with the total quantity of a part from several rows', () => {
  const adjacent = 'please send 4 x 3.70481 and 3 x 5.72706'
  expect(restOf(`${adjacent}\n5.72706;2`, '3.70481')).toBe('5.72706;5')
  expect(restOf(`5.72706;2\n${adjacent}`, '3.70481')).toBe('5.72706;5')
  expect(restOf(`4.43793;1\nplease send 2 x 4.43793 and 6 x 5.72706\n${adjacent}`, '3.70481')).toBe(
    '4.43793;3\n5.72706;9',
  )
})

it.each([
  ['no quantity', { kind: 'missing' }, '5.72706'],
  [
    'a quantity that is not a number',
    { kind: 'faulty', typed: 'a few', error: 'not-a-number' },
    '5.72706;a few',
  ],
] as const)('the remaining text contains a part with %s as it was typed', (_, quantity, expected) => {
  const part = { lineNo: 1, remark: '' }
  const parsedLines = [
    { ...part, number: '3.70481', quantity: { kind: 'whole', pieces: 4 } },
    { ...part, number: '5.72706', quantity },
  ] as const
  const source = '4 x 3.70481, 5.72706'
  const row = { kind: 'taken', lineNo: 1, source, cells: [source], table: undefined, lines: [0, 1] } as const
  expect(remainingListText({ parsedLines, results: [row] }, (index) => index === 0)).toBe(expected)
})
