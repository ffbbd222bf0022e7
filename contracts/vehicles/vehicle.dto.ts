import * as z from 'zod/mini'

/** What tells one vehicle from another. */
export const Vehicle = z.object({
  vin: z.nullable(z.string()),
  slug: z.string(),
  /** The division that it belongs to. */
  type: z.string(),
  manufacturer: z.string(),
  series: z.string(),
  model: z.string(),
  yearFrom: z.int(),
  yearTo: z.nullable(z.int()),
})
