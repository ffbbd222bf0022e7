/** ISO 8601 date. */
export type SheetDay = { readonly day: string }

export type SheetCell = string | number | SheetDay | undefined

/** Content of a spreadsheet: texts in the visitor's language, typed numbers and dates. */
export type Sheet = {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
}

/** Formats that the browser creates itself. */
export type SheetFormat = 'csv' | 'xlsx'

/** Export formats; a PDF is created by the API. */
export type ExportFormat = SheetFormat | 'pdf'

export const isDayCell = (cell: SheetCell): cell is SheetDay => typeof cell === 'object'
