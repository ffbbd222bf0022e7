import { expect, it } from 'vitest'
import {
  AVAILABILITY_DRAFT,
  fromDraftRow,
  QUICK_ORDER_DRAFT,
  tableDraft,
  toDraftRow,
} from '#application/quick-order/table-draft.ts'
import { UNDECIDED_CHOICE, type LineChoice } from '#domain/quick-order/line-offer.ts'
import { EMPTY_LINE_INPUT } from '#domain/quick-order/line-input.ts'

const FILTER = { number: '3.70481', quantity: '4', remark: '', choice: UNDECIDED_CHOICE }
const CHOICES: readonly LineChoice[] = [
  UNDECIDED_CHOICE,
  { kind: 'keep-old' },
  { kind: 'part', sku: 'NW-3.70481' },
]
const read = (stored: unknown) => tableDraft(QUICK_ORDER_DRAFT).read(stored)

it('stores quick order and availability check separately', () => {
  expect([tableDraft(QUICK_ORDER_DRAFT).name, tableDraft(AVAILABILITY_DRAFT).name]).toEqual([
    'quick-order',
    'availability',
  ])
})

it.each(CHOICES)('restores a line of a draft as typed, with the user’s choice: $kind', (choice) => {
  for (const remark of ['', 'Urgent']) {
    const line = { ...FILTER, remark, choice }
    const row = toDraftRow(line)
    expect(read([row])).toEqual([row])
    expect(fromDraftRow(row)).toEqual(line)
  }
})

it('stores only the filled fields of a line in a draft', () => {
  expect(toDraftRow(FILTER)).toEqual(['3.70481', '4'])
  expect(toDraftRow({ ...FILTER, remark: 'Urgent' })).toEqual(['3.70481', '4', 'Urgent'])
  expect(toDraftRow({ ...FILTER, choice: { kind: 'part', sku: 'NW-3.70481' } })).toEqual([
    '3.70481',
    '4',
    '',
    'NW-3.70481',
  ])
  expect(fromDraftRow(['', ''])).toEqual(EMPTY_LINE_INPUT)
})

it('truncates a very long remark in a draft instead of losing the line', () => {
  for (const choice of CHOICES) {
    const row = toDraftRow({ ...FILTER, remark: 'x'.repeat(501), choice })
    expect(read([row])).toEqual([row])
    expect(fromDraftRow(row)).toEqual({ ...FILTER, remark: 'x'.repeat(500), choice })
  }
})

it.each([
  ['a value that is not a row', 'x'],
  ['a number without a quantity', ['3.70481']],
  ['a row with too many cells', ['3.70481', '4', '', '', '']],
  ['a quantity that is not a string', ['3.70481', 4]],
  ['a cell that is too long', ['3.70481', '4', 'x'.repeat(501)]],
])('ignores %s in a stored draft, and restores the remaining rows', (_, row) => {
  const whole = ['4.43793', '2', 'x'.repeat(500), 'NW-4.43793']
  expect(read([row, whole, ['1.00190', '1']])).toEqual([whole, ['1.00190', '1']])
})

it('restores at most the maximum of lines of a draft, and ignores a draft that is not a list', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ['3.70481', '4'])
  expect(read(rows(5_001))).toHaveLength(5_000)
  expect(read({ rows: rows(1) })).toBeUndefined()
})
