/** Length of a promotion cycle in months; a part with promotions has one month without a promotion per cycle. */
const CYCLE = 4

const monthOf = (time: number): number => {
  const date = new Date(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const lastDayOf = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10)

/**
 * Month of the cycle in which a part has no promotion. It is never the first month, in which every part with
 * promotions is promoted.
 */
const pauseOf = (index: number): number => 1 + (index % (CYCLE - 1))

const placeIn = (firstDay: number, time: number): number =>
  (((monthOf(time) - monthOf(firstDay)) % CYCLE) + CYCLE) % CYCLE

/** True if a part with promotions is promoted at a time. Times in milliseconds since the epoch. */
export const isPromotedAt = (index: number, firstDay: number, time: number): boolean =>
  placeIn(firstDay, time) !== pauseOf(index)

/** Last day of the current promotion, ISO 8601; on the next day the regular price applies. */
export const promotedUntil = (index: number, firstDay: number, time: number): string =>
  lastDayOf(monthOf(time) + ((pauseOf(index) - placeIn(firstDay, time) - 1 + CYCLE) % CYCLE))
