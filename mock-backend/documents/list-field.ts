import type { Label } from './document-texts.ts'

/** A column of an exported list: its title and the value of each row. */
export type Field<Row> = readonly [Label, (row: Row) => string | number | undefined]
