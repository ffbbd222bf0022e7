import { dayOf, isWorkday, type Day } from '../calendar/calendar.ts'

export const BASE_CURRENCY = 'EUR'

/** Units of the currency per euro; the daily rates vary around this value. */
export const RATES: ReadonlyMap<string, number> = new Map([
  ['EUR', 1],
  ['BRL', 6.2011],
  ['CHF', 0.9312],
  ['CZK', 24.17],
  ['DKK', 7.4682],
  ['GBP', 0.879],
  ['HUF', 383.5],
  ['JPY', 181.2],
  ['KZT', 600.1],
  ['NOK', 11.74],
  ['PLN', 4.2405],
  ['RON', 5.0865],
  ['SEK', 11.02],
  ['TRY', 48.9],
  ['USD', 1.1523],
  ['ZAR', 19.95],
])

/** Maximum deviation of a rate from its average: 0.01 is one percent. */
const SWING = 0.01
/** Period of the variation in days. */
const WAVE = 40

/** Day on which the rates were published that are valid at a time: the evening of the last complete working day. */
export function publicationDayAt(time: number): Day {
  let day = dayOf(time) - 1
  while (!isWorkday(day)) day -= 1
  return day
}

export function rateOn(code: string, middle: number, day: Day): number {
  if (code === BASE_CURRENCY) return middle
  const phase = code.charCodeAt(0) + code.charCodeAt(1) + code.charCodeAt(2)
  return Number((middle * (1 + SWING * Math.sin((2 * Math.PI * (day + phase)) / WAVE))).toPrecision(5))
}
