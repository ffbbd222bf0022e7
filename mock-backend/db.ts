import type { Table } from './tables.ts'

/** The mutable data; each feature declares its tables. Products are immutable and generated. */
export interface Tables {}

export type Db = { readonly [Name in keyof Tables]: Table<Tables[Name]> }
