/** Months of a cycle; a promoted part is promoted in all of them except one. */
const CYCLE = 4

const monthOf = (at: number): number => {
  const date = new Date(at)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const lastDayOf = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10)

/** The month of the cycle in which a promoted part has its ordinary price; in the first month all are promoted. */
const pauseOf = (index: number): number => 1 + (index % (CYCLE - 1))

const placeIn = (firstDay: number, at: number): number =>
  (((monthOf(at) - monthOf(firstDay)) % CYCLE) + CYCLE) % CYCLE

/** True if a promoted part is in promotion at a time. Times in milliseconds since the epoch. */
export const isPromotedAt = (index: number, firstDay: number, at: number): boolean =>
  placeIn(firstDay, at) !== pauseOf(index)

/** The last day of the promotion that runs, ISO 8601: on the day after it the price is the ordinary one. */
export const promotedUntil = (index: number, firstDay: number, at: number): string =>
  lastDayOf(monthOf(at) + ((pauseOf(index) - placeIn(firstDay, at) - 1 + CYCLE) % CYCLE))
