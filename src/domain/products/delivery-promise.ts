/** Days of dispatch and arrival for goods in stock. */
export type DeliveryPromise = {
  /** ISO 8601 time: an order before the cut-off is dispatched on `dispatch`. */
  readonly cutoff: string
  /** ISO 8601 dates. */
  readonly dispatch: string
  readonly arrival: string
}

/**
 * The promise while its cut-off is ahead; `undefined` afterwards, because the next order is dispatched later. `now` in
 * ms since the epoch.
 */
export const promiseBeforeCutoff = (
  promise: DeliveryPromise | undefined,
  now: number,
): DeliveryPromise | undefined => (promise && Date.parse(promise.cutoff) > now ? promise : undefined)

/** True if the goods are dispatched on the current day (UTC); `now` in ms since the epoch. */
export const isDispatchedToday = ({ dispatch }: Pick<DeliveryPromise, 'dispatch'>, now: number): boolean =>
  new Date(now).toISOString().startsWith(dispatch)
