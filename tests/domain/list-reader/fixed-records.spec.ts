import { describe, expect, it } from 'vitest'
import { fixedRecords } from '#domain/list-reader/fixed-records.ts'

const cellsOf = (...lines: readonly string[]) => [...fixedRecords(lines)]

describe('records of fixed width without separators', () => {
  it('are split at positions where each record has a blank', () => {
    expect(cellsOf('B 001 2.30256   00004 PCE', 'B 002 10.00130  00010 PCE', 'E 002')).toEqual([
      [0, ['B', '001', '2.30256', '00004', 'PCE']],
      [1, ['B', '002', '10.00130', '00010', 'PCE']],
    ])
  })

  it('are split around units and after a running number', () => {
    expect(cellsOf('00010230256    0000004ST20261201', '00020300130    0000012ST20261201')).toEqual([
      [0, ['00010', '230256', '0000004', 'ST', '20261201']],
      [1, ['00020', '300130', '0000012', 'ST', '20261201']],
    ])
  })

  it('are split only at the blank if the first digits are not a running number', () => {
    expect(cellsOf('000102302560 000004', '000903001300 000012')).toEqual([
      [0, ['000102302560', '000004']],
      [1, ['000903001300', '000012']],
    ])
  })

  it('are split into cells without the labels that all records have at the same position, such as PN:', () => {
    expect(cellsOf('LN001 PN:2.30256 QT:0004', 'LN002 PN:3.00130 QT:0010')).toEqual([
      [0, ['001', '2.30256', '0004']],
      [1, ['002', '3.00130', '0010']],
    ])
  })

  it.each([
    ['there is only one record', ['B 001 2.30256 00004']],
    ['their lengths differ', ['B 001 2.30256 00004', 'B 002 10.00130 00010']],
    ['no quantity is padded with zeros', ['3.00130 brake disc 4', '3.00190 brake disc 2']],
    ['a separator is between their cells', ['001;2.30256;000004', '002;3.00130;000010']],
    ['they are short', ['2.30256 0004', '3.00130 0010']],
  ])('are not detected if %s', (_, lines) => {
    expect(cellsOf(...lines)).toEqual([])
  })
})
