/** When goods in stock leave and arrive. */
export type DeliveryPromise = {
  /** ISO 8601 time: an order before the cut-off leaves on `dispatch`. */
  readonly cutoff: string
  /** ISO 8601 dates. */
  readonly dispatch: string
  readonly arrival: string
}

/** `now` in milliseconds since the epoch. */
export const leavesToday = ({ dispatch }: Pick<DeliveryPromise, 'dispatch'>, now: number): boolean =>
  new Date(now).toISOString().startsWith(dispatch)
