import { describe, expect, it } from 'vitest'
import { sheetFileName, sheetTotals, type SheetCell } from '#domain/data-table/sheet.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const totalsOf = (...rows: (readonly SheetCell[])[]) => sheetTotals({ name: '', heads: ['A', 'B'], rows })

describe('the totals of a sheet', () => {
  it('are calculated for amounts, but not for document numbers', () => {
    expect(totalsOf(['x', euro(10)], [3, euro(20)], [4, undefined])).toEqual([undefined, euro(30)])
  })

  it('are omitted for amounts in several currencies', () => {
    expect(totalsOf(['x', euro(10)], ['y', { minor: 1, currency: 'BRL' }])).toEqual([undefined, undefined])
  })
})

it('the name of an exported file contains its content and the date', () => {
  expect(sheetFileName('Credit notes', '2026-11-22', 'csv')).toBe('Credit-notes-2026-11-22.csv')
  expect(sheetFileName(' Fleet / "old": a ', '2026-11-22', 'xlsx')).toBe('Fleet-old-a-2026-11-22.xlsx')
})
