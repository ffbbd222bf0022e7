import { sumInOneCurrency, type Money } from '../shared/money.ts'

/** ISO 8601 date. */
export type SheetDay = { readonly day: string }

export type SheetCell = string | number | SheetDay | Money | undefined

/** Content of a spreadsheet: texts in the visitor's language; numbers, dates and amounts as values. */
export type Sheet = {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
  /** Indexes of columns of amounts that are not summed up, such as a balance. */
  readonly unsummed?: readonly number[] | undefined
}

/** Formats that the browser creates itself. */
export type SheetFormat = 'csv' | 'xlsx'

/** Export formats; a PDF is created by the API. */
export type ExportFormat = SheetFormat | 'pdf'

export const isDayCell = (cell: SheetCell): cell is SheetDay => typeof cell === 'object' && 'day' in cell
export const isMoneyCell = (cell: SheetCell): cell is Money => typeof cell === 'object' && 'minor' in cell

/** The sums of the columns of amounts; undefined for other columns and for amounts in several currencies. */
export function sheetTotals({ heads: headers, rows, unsummed = [] }: Sheet): readonly (Money | undefined)[] {
  return headers.map((_, index) => {
    if (unsummed.includes(index)) return undefined
    return sumInOneCurrency(rows.map((row) => row[index]).filter(isMoneyCell))
  })
}

/** "Credit notes" of a day become `Credit-notes-2026-11-22.csv`. `day` is an ISO 8601 date. */
export const sheetFileName = (name: string, day: string, format: SheetFormat): string =>
  `${name.trim().replace(/[\s/\\:*?"<>|]+/g, '-')}-${day}.${format}`
