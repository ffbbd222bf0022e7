/** When goods in stock leave and arrive. */
export type DeliveryPromise = {
  /** ISO 8601 time: an order before the cut-off leaves on `dispatch`. */
  readonly cutoff: string
  /** ISO 8601 dates. */
  readonly dispatch: string
  readonly arrival: string
}

/** Undefined once the day of arrival has passed. `now` in milliseconds since the epoch. */
export const openPromise = (
  promise: DeliveryPromise | undefined,
  now: number,
): DeliveryPromise | undefined =>
  promise && promise.arrival >= new Date(now).toISOString().slice(0, 10) ? promise : undefined

/** `now` in milliseconds since the epoch. */
export const leavesToday = ({ dispatch }: Pick<DeliveryPromise, 'dispatch'>, now: number): boolean =>
  new Date(now).toISOString().startsWith(dispatch)
