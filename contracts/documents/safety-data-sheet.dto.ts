import * as z from 'zod/mini'

/** A version of the safety data sheet of a part; a version never changes. */
export const SafetyDataSheet = z.object({
  /** Printed article number. */
  sku: z.string(),
  /** ISO 8601 day of the version. */
  version: z.string(),
  href: z.string(),
})
export type SafetyDataSheet = z.infer<typeof SafetyDataSheet>
