/** Days since the epoch, in UTC. */
export type Day = number

const DAY_MS = 86_400_000
/** The weekday of the epoch: a Thursday. */
const EPOCH_WEEKDAY = 4

export const dayOf = (time: number): Day => Math.floor(time / DAY_MS)

/** Milliseconds since the epoch of the first moment of a day. */
export const startOf = (day: Day): number => day * DAY_MS

export const isoDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Date and time in UTC, to the minute, from milliseconds since the epoch. */
export const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const isWorkday = (day: Day): boolean => {
  const weekday = (((day + EPOCH_WEEKDAY) % 7) + 7) % 7
  return weekday !== 0 && weekday !== 6
}
