import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  NO_OVERRIDES,
  withColumnUses,
  withColumnUse,
  type ColumnUse,
} from '#domain/list-reader/column-overrides.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { piecesOfQuantity, readList, type ListReading } from '#domain/list-reader/read-list.ts'
import { NO_CATALOGUE } from '#domain/list-reader/catalogue-lookup.ts'

const LIST = 'Artikel;Menge;Bestand;Text\n2.30256;4;40;Lamp\n3.00130;2;0;Hose\n5.05327;1;12;Belt\nSumme;7;;'
const rows = rowsOfText(LIST)
const ordered = ({ parsedLines }: ListReading) =>
  parsedLines.map(({ number, quantity, remark }) => [number, piecesOfQuantity(quantity) ?? 'asked', remark])
const tableOf = (reading: ListReading) => {
  const [table] = reading.tables
  if (!table) throw new Error('no table was read')
  return table
}
const overrideUse = (column: number, use: ColumnUse, reading = readList(rows)) =>
  readList(rows, NO_CATALOGUE, withColumnUses(NO_OVERRIDES, 0, withColumnUse(tableOf(reading), column, use)))

describe('the columns of a list', () => {
  it('are returned with their uses', () => {
    expect(tableOf(readList(rows)).uses).toEqual(['number', 'quantity', 'remark', 'remark'])
  })

  it('are returned for two blocks side by side', () => {
    const sides = rowsOfText('Part,Qty,,Part,Qty\n2.30256,4,,3.00130,2\n5.05327,1,,2.90533,3')
    expect(tableOf(readList(sides))).toMatchObject({
      uses: ['number', 'quantity', 'remark', 'number', 'quantity'],
      starts: [0, 3],
    })
  })

  it('are parsed again after the user chooses another quantity column', () => {
    const reading = overrideUse(2, 'quantity')
    expect(tableOf(reading).uses).toEqual(['number', 'remark', 'quantity', 'remark'])
    expect(ordered(reading)).toEqual([
      ['2.30256', 40, '4 Lamp'],
      ['3.00130', 'asked', '2 Hose'],
      ['5.05327', 12, '1 Belt'],
    ])
  })

  it('that are ignored do not appear in the remark', () => {
    expect(ordered(overrideUse(2, 'ignored')).map(([, , remark]) => remark)).toEqual(['Lamp', 'Hose', 'Belt'])
  })

  it('without a number column order nothing', () => {
    const reading = overrideUse(0, 'remark')
    expect(ordered(reading)).toEqual([])
    expect(ordered(overrideUse(0, 'number', reading))).toEqual(ordered(readList(rows)))
  })

  it('give unconfirmed quantities their values after the user chooses the quantity column', () => {
    const counting = rowsOfText('2.30256;Lamp;2\n3.00130;Hose;3\n5.05327;Belt;4')
    const reading = readList(counting)
    expect(ordered(reading).map(([, quantityText]) => quantityText)).toEqual(['asked', 'asked', 'asked'])
    const columnOverrides = withColumnUses(NO_OVERRIDES, 0, withColumnUse(tableOf(reading), 2, 'quantity'))
    expect(
      ordered(readList(counting, NO_CATALOGUE, columnOverrides)).map(([, quantityText]) => quantityText),
    ).toEqual([2, 3, 4])
  })

  it('form one table if each page repeats the headings', () => {
    const pages = rowsOfText('Part;Qty\n2.30256;4\n3.00130;2\n\nPart;Qty\n5.05327;1\n2.90533;3')
    const { tables, results } = readList(pages)
    expect(tables).toHaveLength(1)
    expect(results.filter(({ kind }) => kind === 'taken').map(({ table }) => table)).toEqual([0, 0, 0, 0])
  })

  it.each([
    ['number', 3],
    ['quantity', 2],
    ['ignored', 1],
  ] as const)('are restored after a change to %s is undone', (use, column) => {
    const before = readList(rows)
    const changed = withColumnUses(NO_OVERRIDES, 0, withColumnUse(tableOf(before), column, use))
    const back = withColumnUses(changed, 0, tableOf(before).uses)
    expect(ordered(readList(rows, NO_CATALOGUE, back))).toEqual(ordered(before))
  })
})

describe('a changed use of a column', () => {
  const use = fc.constantFrom<ColumnUse>('number', 'quantity', 'other-number', 'remark', 'ignored', 'open')
  const table = fc
    .tuple(fc.array(use, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(7), { maxLength: 2 }))
    .map(([uses, more]) => ({
      uses,
      starts: [...new Set([0, ...more.filter((start) => start < uses.length)])].toSorted((a, b) => a - b),
      hasColumns: true,
    }))

  it('applies to its column, and leaves one number or quantity column in its block', () => {
    fc.assert(
      fc.property(table, fc.nat(7), use, (read, index, requestedUse) => {
        const column = index % read.uses.length
        const uses = withColumnUse(read, column, requestedUse)
        expect(uses).toHaveLength(read.uses.length)
        expect(uses[column]).toBe(requestedUse)
        if (requestedUse !== 'number' && requestedUse !== 'quantity') return
        const start = read.starts.findLast((first) => first <= column) ?? 0
        const end = read.starts.find((first) => first > column) ?? uses.length
        expect(uses.slice(start, end).filter((each) => each === requestedUse)).toHaveLength(1)
      }),
    )
  })
})

describe('an ambiguous thousands or decimal mark', () => {
  const doubtful = rowsOfText('Artikel;Menge\n2.30256;1.000\n3.00130;12\n5.05327;2.500\n2.90533;1.000 St')
  const meant = (mark: 'thousands' | 'decimals') =>
    readList(doubtful, NO_CATALOGUE, { ...NO_OVERRIDES, mark }).parsedLines.map(
      ({ quantity }) => piecesOfQuantity(quantity) ?? 'asked',
    )

  it('is reported with both values', () => {
    expect(readList(doubtful).doubtful).toEqual({ typed: '1.000', thousands: 1000, decimals: 1 })
    expect(readList(rows).doubtful).toBeUndefined()
  })

  it('is resolved by one choice for all lines', () => {
    expect(meant('thousands')).toEqual([1000, 12, 2500, 1000])
    expect(meant('decimals')).toEqual([1, 12, 'asked', 1])
  })
})

describe('an ignored line', () => {
  it('is returned with its reason', () => {
    const list = rowsOfText('Hello\n# old list\n~~2.90533 4~~\n2.30256 4\nMfG\nJens Petersen\n> 3.00130 2')
    expect(readList(list).results.map((each) => (each.kind === 'text' ? each.reason : each.kind))).toEqual([
      undefined,
      'comment',
      'struck',
      'taken',
      'signature',
      'signature',
      'quoted',
    ])
  })

  it('of an order form is a row without a quantity', () => {
    const form = rowsOfText('Artikel;Menge\n2.30256;\n3.00130;2\n5.05327;\n2.90533;0\n2.23154;0')
    expect(readList(form).results.map((each) => (each.kind === 'text' ? each.reason : each.kind))).toEqual([
      'heads',
      'unordered',
      'taken',
      'unordered',
      'unordered',
      'unordered',
    ])
  })
})
