/** When goods in stock leave and arrive. */
export type DeliveryPromise = {
  /** ISO 8601 time: an order before the cut-off leaves on `dispatch`. */
  readonly cutoff: string
  /** ISO 8601 dates. */
  readonly dispatch: string
  readonly arrival: string
}

/** Absent once the cut-off has passed: the next order leaves later. `now` in milliseconds since the epoch. */
export const openPromise = (promise: DeliveryPromise | undefined, now: number): DeliveryPromise | undefined =>
  promise && Date.parse(promise.cutoff) > now ? promise : undefined

/** `now` in milliseconds since the epoch. */
export const leavesToday = ({ dispatch }: Pick<DeliveryPromise, 'dispatch'>, now: number): boolean =>
  new Date(now).toISOString().startsWith(dispatch)
