import { describe, expect, it } from 'vitest'
import { readSheet } from 'read-excel-file/node'
import { csvOf, xlsxOf } from '#adapters/browser/data-table/browser-sheet-files.ts'

const sheet = {
  name: 'Orders',
  heads: ['Order', 'Reference', 'Value', 'Date'],
  rows: [
    ['O1', '=cmd()', -1204.5, { day: '2026-11-20' }],
    ['O2', 'a;b "c", d\nе', undefined, undefined],
    ['O3', '@sum', 0, { day: '2026-01-02' }],
  ],
} as const

describe('an exported file', () => {
  it('opens in an English spreadsheet without text being run as a formula', async () => {
    expect(await textOf(await csvOf(sheet, 'en'))).toBe(
      '\uFEFFOrder,Reference,Value,Date\r\n' +
        "O1,'=cmd(),-1204.5,2026-11-20\r\n" +
        'O2,"a;b ""c"", d\nе",,\r\n' +
        "O3,'@sum,0,2026-01-02",
    )
  })

  it('opens in a German spreadsheet with semicolons and decimal commas', async () => {
    expect(await textOf(await csvOf(sheet, 'de'))).toContain("O1;'=cmd();-1204,5;2026-11-20\r\n")
  })

  it('contains amounts with the number of decimals of their currency', async () => {
    const amounts = {
      name: 'Invoices',
      heads: ['Amount', 'Amount'],
      rows: [
        [
          { minor: 72_300, currency: 'EUR' },
          { minor: 5_000, currency: 'JPY' },
        ],
      ],
    }
    expect(await textOf(await csvOf(amounts, 'pt'))).toContain('723,00;5000')
    const rows = await readSheet(Buffer.from(await (await xlsxOf(amounts)).arrayBuffer()))
    expect(rows[1]).toEqual([723, 5000])
  })

  it('of type XLSX contains typed numbers and dates', async () => {
    const rows = await readSheet(Buffer.from(await (await xlsxOf(sheet)).arrayBuffer()))
    expect(rows[1]).toEqual(['O1', '=cmd()', -1204.5, new Date('2026-11-20T00:00:00Z')])
    expect(rows[2]?.[1]).toBe('a;b "c", d\nе')
  })
})

/** Includes the byte order mark, which `text()` removes. */
const textOf = async (file: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
