/** A calendar day, ISO 8601. */
export type SheetDay = { readonly day: string }

export type SheetCell = string | number | SheetDay | undefined

/** What a list becomes in a file: texts in the reader's language, numbers and days as such. */
export type Sheet = {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
}

/** What a page makes by itself. */
export type SheetFormat = 'csv' | 'xlsx'

/** What a list comes as; paper is laid out on the other side. */
export type ExportFormat = SheetFormat | 'pdf'

export const isDayCell = (cell: SheetCell): cell is SheetDay => typeof cell === 'object'
