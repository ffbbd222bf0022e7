import * as z from 'zod/mini'

/** The fields that identify a vehicle. */
export const Vehicle = z.object({
  vin: z.nullable(z.string()),
  slug: z.string(),
  /** Id of a division, such as `truck`. */
  type: z.string(),
  manufacturer: z.string(),
  series: z.string(),
  model: z.string(),
  yearFrom: z.int(),
  yearTo: z.nullable(z.int()),
})

export const VehicleMaker = z.object({ slug: z.string(), name: z.string() })
