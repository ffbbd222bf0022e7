import { describe, expect, it } from 'vitest'
import { readReplyChanges } from '#domain/list-reader/amended-reply.ts'
import { NO_OVERRIDES } from '#domain/list-reader/column-overrides.ts'
import { withoutQuotes } from '#domain/list-reader/ignored-lines.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const lookup = hasProduct(['2.30256', '3.05239', '4.43793', '3.00130'], { A0004206000: ['2.30256'] })
const amended = (...lines: readonly string[]) =>
  readReplyChanges(
    rowsOfText(lines.map(withoutQuotes).join('\n')),
    lines.map((line) => line.startsWith('>')),
    lookup,
    NO_OVERRIDES,
  )
const ordered = (...lines: readonly string[]) =>
  amended(...lines)?.rows.map(({ parts }) =>
    parts.map(({ number, quantity }) => `${piecesOfQuantity(quantity) ?? '?'} x ${number}`).join(', '),
  )
const ORDER = ['> 4 x 2.30256', '> 2 x 3.05239']

describe('a reply with changes above a quoted order', () => {
  it.each([
    ['a quantity', ['2.30256: 6 instead of 4', ...ORDER], ['6 x 2.30256', '', '2 x 3.05239']],
    ['an OE number', ['A0004206000: 6 instead of 4', ...ORDER], ['6 x A0004206000', '', '2 x 3.05239']],
    ['a multiplied quantity', ['please double the 2.30256', ...ORDER], ['', '8 x 2.30256', '2 x 3.05239']],
    ['a quantity to add', ['3 more 2.30256', ...ORDER], ['', '7 x 2.30256', '2 x 3.05239']],
    ['a part', ['swap 2.30256 for 4.43793', ...ORDER], ['', '4 x 4.43793', '2 x 3.05239']],
    ['a changed position', ['position 2: 5 instead of 2', ...ORDER], ['', '4 x 2.30256', '5 x 3.05239']],
    ['a removed position', ['item 1 is cancelled', ...ORDER], ['', '', '2 x 3.05239']],
    ['a removed part', ['2.30256 is cancelled, the rest as below', ...ORDER], ['', '', '2 x 3.05239']],
    [
      'a further part',
      ['1 x 3.00130, the rest as below', ...ORDER],
      ['1 x 3.00130', '4 x 2.30256', '2 x 3.05239'],
    ],
    [
      'an unknown number',
      ['1 x 5.55555, the rest as below', ...ORDER],
      ['1 x 5.55555', '4 x 2.30256', '2 x 3.05239'],
    ],
    [
      'a part that was ordered by its OE number',
      ['2.30256: 6 instead of 4', '> 4 x A0004206000'],
      ['6 x 2.30256', ''],
    ],
    [
      'a change and a further part',
      ['double the 2.30256', '1 x 3.00130', ...ORDER],
      ['', '1 x 3.00130', '8 x 2.30256', '2 x 3.05239'],
    ],
    [
      'a further part and a removed part',
      ['1 x 3.00130, the rest as below', '2.30256 is cancelled', ...ORDER],
      ['1 x 3.00130', '', '', '2 x 3.05239'],
    ],
    [
      'a forwarded order',
      ['1 x 3.00130, the rest as below', '> -----Original Message-----', ...ORDER],
      ['1 x 3.00130', '', '4 x 2.30256', '2 x 3.05239'],
    ],
    [
      'a forwarded mail between change and order, which is ignored',
      ['1 x 3.00130, the rest as below', '-----Original Message-----', '9 x 4.43793', ...ORDER],
      ['1 x 3.00130', '', '', '4 x 2.30256', '2 x 3.05239'],
    ],
    ['two changes', ['double the 2.30256, triple the 3.05239', ...ORDER], ['', '8 x 2.30256', '6 x 3.05239']],
    ['a change below the quoted order', [...ORDER, 'double the 2.30256'], ['8 x 2.30256', '2 x 3.05239', '']],
    [
      'a part of the quoted order that is mentioned without a change',
      ['the rest as below, 2.30256 is urgent', '1 x 3.00130', ...ORDER],
      ['', '1 x 3.00130', '4 x 2.30256', '2 x 3.05239'],
    ],
    [
      'a further part without a quantity',
      ['the rest as below', '3.00130', ...ORDER],
      ['', '1 x 3.00130', '4 x 2.30256', '2 x 3.05239'],
    ],
  ])('is parsed with %s: %j', (_, lines, parts) => {
    expect(ordered(...lines)).toEqual(parts)
  })

  it.each([
    ['it changes nothing', ['thank you', ...ORDER]],
    ['it orders something else', ['1 x 3.00130', ...ORDER]],
    ['it quotes no order', ['double the 2.30256', '> thank you']],
    ['it confirms without a change', ['the rest as below', ...ORDER]],
    ['it contains only a part number', ['the rest as below: 2.30256', ...ORDER]],
    ['nothing is quoted', ['double the 2.30256']],
  ])('is not detected if %s', (_, lines) => {
    expect(amended(...lines)).toBeUndefined()
  })

  it('has a table separate from that of the quoted order', () => {
    const reading = amended('the rest as below', '3.00130;1', '4.43793;2', '', '> 2.30256;4', '> 3.05239;2')
    expect(reading?.tables).toHaveLength(2)
    expect(reading?.rows.map(({ table }) => table)).toEqual([undefined, 1, 1, undefined, 0, 0])
    expect(reading?.rows.map(({ parts }) => parts.length)).toEqual([0, 1, 1, 0, 1, 1])
  })

  it('is detected at the start of a long reply', () => {
    const reply = (blanks: number) => [
      ...Array.from({ length: blanks }, () => 'x'.repeat(99)),
      'the rest as below',
      '1 x 3.00130',
      ...ORDER,
    ]
    expect(amended(...reply(19))).toBeDefined()
    expect(amended(...reply(20))).toBeUndefined()
  })
})
