import * as z from 'zod/mini'

/** Days of dispatch and arrival for goods in stock; holidays of both countries are considered. */
export const DeliveryPromise = z.object({
  /** ISO 8601 time with zone: an order before the cut-off is dispatched on `dispatch`. */
  cutoff: z.string(),
  /** ISO 8601 dates. */
  dispatch: z.string(),
  arrival: z.string(),
})
export type DeliveryPromise = z.infer<typeof DeliveryPromise>
