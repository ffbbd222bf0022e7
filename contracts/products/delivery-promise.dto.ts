import * as z from 'zod/mini'

/** When goods in stock leave and arrive; the holidays of both countries are kept. */
export const DeliveryPromise = z.object({
  /** ISO 8601 time with zone: an order before the cut-off leaves on `dispatch`. */
  cutoff: z.string(),
  /** ISO 8601 dates. */
  dispatch: z.string(),
  arrival: z.string(),
})
export type DeliveryPromise = z.infer<typeof DeliveryPromise>
