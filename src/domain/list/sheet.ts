/** A calendar day, ISO 8601. */
export type SheetDay = { readonly day: string }

export type SheetCell = string | number | SheetDay | undefined

/** What a list becomes in a file: texts in the reader's language, numbers and days as such. */
export type Sheet = {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
}

export type SheetFormat = 'csv' | 'xlsx'

export const isDayCell = (cell: SheetCell): cell is SheetDay => typeof cell === 'object'
