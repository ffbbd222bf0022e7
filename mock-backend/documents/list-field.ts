import type { Label } from './document-words.ts'

/** A column of a list as a file: its head, and what each row says in it. */
export type Field<Row> = readonly [Label, (row: Row) => string | number | undefined]
