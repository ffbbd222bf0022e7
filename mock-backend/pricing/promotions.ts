/** Length of a promotion cycle in months; a part with promotions has one month without a promotion per cycle. */
const CYCLE = 4

const monthOf = (at: number): number => {
  const date = new Date(at)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const lastDayOf = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10)

/** Month of the cycle in which a part has no promotion. In the first month, all parts of this kind are promoted. */
const pauseOf = (index: number): number => 1 + (index % (CYCLE - 1))

const placeIn = (firstDay: number, at: number): number =>
  (((monthOf(at) - monthOf(firstDay)) % CYCLE) + CYCLE) % CYCLE

/** True if a part with promotions is promoted at a time. Times in milliseconds since the epoch. */
export const isPromotedAt = (index: number, firstDay: number, at: number): boolean =>
  placeIn(firstDay, at) !== pauseOf(index)

/** Last day of the current promotion, ISO 8601; on the next day the regular price applies. */
export const promotedUntil = (index: number, firstDay: number, at: number): string =>
  lastDayOf(monthOf(at) + ((pauseOf(index) - placeIn(firstDay, at) - 1 + CYCLE) % CYCLE))
