import { describe, expect, it } from 'vitest'
import { LabelRecords, labelLine } from '#domain/list-reader/label-record.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const lookup = hasProduct(['2.30256', '3.05239'], { A0004206000: ['2.30256'] })
const line = (...cells: readonly string[]) => labelLine(cells, lookup)
const number = (number: string, others = {}) => ({
  kind: 'number',
  number,
  isSecond: false,
  isDoubtful: false,
  rest: '',
  ...others,
})
const quantity = (quantity: number) => ({ kind: 'quantity', quantity: { kind: 'whole', pieces: quantity } })
const OTHER = { kind: 'other' }
const EXPECTS_NUMBER = { kind: 'expects', what: 'number' }
const EXPECTS_QUANTITY = { kind: 'expects', what: 'quantity' }

describe('a line with a label', () => {
  it.each([
    [['Article: 2.30256'], number('2.30256')],
    [['Article... 2.30256'], number('2.30256')],
    [['Article ..', '', '2.30256'], number('2.30256')],
    [['Art. no. :', '2.30256'], number('2.30256')],
    [['-- Article: 2.30256'], number('2.30256')],
    [['Article: = 2.30256'], number('2.30256')],
    [['Article: 5.55555'], number('5.55555')],
    [['Article: 2.30256 disc'], number('2.30256', { rest: 'disc' })],
    [[`Article: 2.30256 ${'x'.repeat(30)}`], number('2.30256', { rest: 'x'.repeat(30) })],
    [['OE: A0004207000'], number('A0004207000', { isSecond: true, isDoubtful: true })],
    [['No.: 2.30256'], number('2.30256')],
    [['Bestellnummer: A0004207000'], number('A0004207000', { isDoubtful: true })],
    [['Quantity: 4'], quantity(4)],
    [['Quantity: 4 pcs'], quantity(4)],
    [['Quantità 4'], quantity(4)],
    [['Order quantity: 4'], quantity(4)],
    [['Unit: 4'], quantity(4)],
    [['Pieces: 4'], quantity(4)],
    [['Piezas: 4'], quantity(4)],
    [['Quantity: 0'], { kind: 'quantity', quantity: { kind: 'faulty', typed: '0', error: 'too-small' } }],
    [['Article'], EXPECTS_NUMBER],
    [['OE:'], EXPECTS_NUMBER],
    [['Quantity'], EXPECTS_QUANTITY],
    [['Article: none'], OTHER],
    [['No.: A0004207000'], OTHER],
    [['Unit: pcs'], OTHER],
    [['Price', '12,50'], OTHER],
    [['Stock: 40'], OTHER],
    [['Description: 2.30256'], OTHER],
  ])('is parsed from %j', (cells, read) => {
    expect(line(...cells)).toEqual(read)
  })

  it.each([
    ['three cells', ['Article', '2.30256', '4']],
    ['an unknown label', ['Hello: 2.30256']],
    ['digits in its label', ['Article 2: 2.30256']],
    ['no label', ['2.30256']],
    ['an empty label', [': 2.30256']],
    ['a number as its label', ['17: 2.30256']],
    ['a number after a label without a separator', ['Article 2.30256']],
    ['a text without a separator', ['OE']],
    ['a second number after the first', ['Article: 2.30256 17']],
    ['a sentence after the number', [`Article: 2.30256 ${'x'.repeat(31)}`]],
    ['a word instead of a quantity', ['Quantity: many']],
    ['an alternative instead of a quantity', ['Quantity: or 1-2']],
    ['two quantities', ['Quantity: 14 or 15 pcs']],
    ['two numbers without a separator', ['of discs 4 7']],
    ['a quantity instead of a part number', ['Article 4']],
    ['a number with dots instead of a quantity', ['Quantity 4.7.9']],
    ['words after the quantity', ['Quantity: 4 per truck and day']],
    ['a part number instead of a stock', ['Stock: 2.30256']],
    ['a long value', [`Article: ${'x'.repeat(81)}`]],
    ['no cells', []],
    ['empty cells', ['', '']],
  ])('is not detected if it has %s: %j', (_, cells) => {
    expect(line(...cells)).toBeUndefined()
  })

  it('is detected only if label and value are short', () => {
    expect(line(`Article: ${'x'.repeat(80)}`)).toEqual(OTHER)
    expect(line(`Article${' '.repeat(112)}:`)).toEqual(EXPECTS_NUMBER)
    expect(line(`Article${' '.repeat(113)}:`)).toBeUndefined()
  })
})

describe('records of labelled lines', () => {
  /** Parses lines; "end" ends a record. Returns the parts, and the state before the end of the list. */
  const records = (...lines: readonly string[]) => {
    const parts: unknown[] = []
    const acceptedLabelRecords = new LabelRecords((part, lineNo) =>
      parts.push([part.number, piecesOfQuantity(part.quantity), part.remark, lineNo, part.quantity.kind]),
    )
    for (const [index, text] of lines.entries()) {
      const read = line(text)
      if (text === 'end') acceptedLabelRecords.end()
      else if (read) acceptedLabelRecords.take(read, index + 1)
    }
    const state = {
      expects: acceptedLabelRecords.expects,
      lacksQuantity: acceptedLabelRecords.lacksQuantity,
      waits: acceptedLabelRecords.waits,
    }
    acceptedLabelRecords.flush()
    return { parts, state }
  }

  it.each([
    [['Article: 2.30256'], [['2.30256', 1, '', 1, 'missing']]],
    [['Article: 2.30256 disc', 'Price: 4,00', 'Quantity: 4'], [['2.30256', 4, 'disc', 1, 'whole']]],
    [
      ['Article: 2.30256', 'Article: 3.05239', 'Quantity: 4'],
      [
        ['2.30256', 1, '', 1, 'missing'],
        ['3.05239', 4, '', 2, 'whole'],
      ],
    ],
    [
      ['Article: 2.30256', 'Quantity: 4', 'Quantity: 2', 'Article: 3.05239'],
      [
        ['2.30256', 4, '', 1, 'whole'],
        ['3.05239', 2, '', 4, 'whole'],
      ],
    ],
    [['Article: 2.30256', 'OE: A0004206000', 'Quantity: 4'], [['2.30256', 4, '', 1, 'whole']]],
    [['OE: A0004207000'], []],
    [['OE: A0004207000', 'Quantity: 4'], [['A0004207000', 4, '', 1, 'whole']]],
    [['Quantity: 4', 'end', 'Article: 2.30256'], [['2.30256', 4, '', 3, 'whole']]],
    [
      ['Article: 2.30256', 'Quantity: 4', 'end', 'OE: A0004207000', 'Quantity: 2'],
      [
        ['2.30256', 4, '', 1, 'whole'],
        ['A0004207000', 2, '', 4, 'whole'],
      ],
    ],
  ])('%j are parsed as the parts %j', (lines, parts) => {
    expect(records(...lines).parts).toEqual(parts)
  })

  it('report the value that is expected next, and a number or quantity that is still missing', () => {
    const NOTHING = { expects: undefined, lacksQuantity: false, waits: false }
    expect(records().state).toEqual(NOTHING)
    expect(records('Article:').state).toEqual({ ...NOTHING, expects: 'number' })
    expect(records('Quantity').state).toEqual({ ...NOTHING, expects: 'quantity' })
    expect(records('Quantity', 'Price: 1').state).toEqual(NOTHING)
    expect(records('Quantity', 'end').state).toEqual(NOTHING)
    expect(records('Article: 2.30256').state).toEqual({ ...NOTHING, lacksQuantity: true })
    expect(records('Article: 2.30256', 'Quantity: 4').state).toEqual(NOTHING)
    expect(records('Quantity: 4').state).toEqual({ ...NOTHING, waits: true })
  })

  it('return the quantity of an unfinished record once, and never that of a complete record', () => {
    const acceptedLabelRecords = new LabelRecords(() => undefined)
    acceptedLabelRecords.take({ kind: 'quantity', quantity: { kind: 'whole', pieces: 4 } }, 1)
    expect([acceptedLabelRecords.takeQuantity(), acceptedLabelRecords.takeQuantity()]).toEqual([
      { kind: 'whole', pieces: 4 },
      undefined,
    ])
    const read = line('Article: 2.30256')
    if (read) acceptedLabelRecords.take(read, 2)
    acceptedLabelRecords.take({ kind: 'quantity', quantity: { kind: 'whole', pieces: 4 } }, 3)
    expect(acceptedLabelRecords.takeQuantity()).toBeUndefined()
  })

  it('are reset at the end of the list', () => {
    const orders: string[] = []
    const acceptedLabelRecords = new LabelRecords(({ number: each }) => orders.push(each))
    const read = line('Article: 2.30256')
    if (read) acceptedLabelRecords.take(read, 1)
    acceptedLabelRecords.take({ kind: 'expects', what: 'quantity' }, 2)
    acceptedLabelRecords.flush()
    acceptedLabelRecords.flush()
    expect([orders, acceptedLabelRecords.expects, acceptedLabelRecords.lacksQuantity]).toEqual([
      ['2.30256'],
      undefined,
      false,
    ])
  })
})
