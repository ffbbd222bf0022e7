import type { factory } from '@mswjs/data'

/** The mutable data; each feature declares its tables. Products are immutable and too many for this library. */
export interface Tables {}

export type Db = ReturnType<typeof factory<{ [Name in keyof Tables]: Tables[Name] }>>
