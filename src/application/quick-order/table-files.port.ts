export type TableCell = string | number
export type TableFormat = 'csv' | 'xlsx'

/** Tables that leave the shop as files. No cell becomes a formula, whatever stands in it. */
export interface TableFiles {
  save(name: string, rows: readonly (readonly TableCell[])[], format: TableFormat): Promise<void>
}

export const TableFiles = Symbol('TableFiles')
