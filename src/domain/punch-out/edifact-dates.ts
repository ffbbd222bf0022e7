import { validIsoDay } from './incoming-order.ts'

export type DayRange = { readonly from: string; readonly to: string }

const DAY_MS = 86_400_000

/**
 * A date or a period of UN/EDIFACT in a format (2379); `undefined` for other formats and for dates that do not exist.
 */
export function edifactDays(value: string, format: string): DayRange | undefined {
  const digits = /^\d{4,30}$/.exec(value.trim().slice(0, 40))?.[0] ?? ''
  const on = (day: string | undefined) => (day === undefined ? undefined : { from: day, to: day })
  switch (format || '102') {
    case '101':
      return on(dayIn(`20${digits}`))
    case '102':
      return digits.length === 8 ? on(dayIn(digits)) : undefined
    case '203':
    case '204':
      return on(dayIn(digits.slice(0, 8)))
    case '2':
      return on(dayIn(`20${digits.slice(4, 6)}${digits.slice(2, 4)}${digits.slice(0, 2)}`))
    case '610':
      return monthIn(digits)
    case '616':
      return weekIn(digits)
    case '718':
      return periodIn(digits)
    default:
      return undefined
  }
}

/** CCYYMMDD */
function dayIn(digits: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ?? []
  return validIsoDay(Number(year), Number(month), Number(day))
}

function monthIn(digits: string): DayRange | undefined {
  const from = dayIn(`${digits}01`)
  if (from === undefined || digits.length !== 6) return undefined
  const [year, month] = [Number(digits.slice(0, 4)), Number(digits.slice(4))]
  return { from, to: isoOf(Date.UTC(year, month, 0)) }
}

/** ISO 8601 week: the first week of a year contains the fourth of January. */
function weekIn(digits: string): DayRange | undefined {
  const [, year, week] = /^(\d{4})(\d{2})$/.exec(digits) ?? []
  if (year === undefined || Number(week) < 1 || Number(week) > 53) return undefined
  const fourth = Date.UTC(Number(year), 0, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS + (Number(week) - 1) * 7 * DAY_MS
  return { from: isoOf(monday), to: isoOf(monday + 6 * DAY_MS) }
}

function periodIn(digits: string): DayRange | undefined {
  const [from, to] = [dayIn(digits.slice(0, 8)), dayIn(digits.slice(8))]
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined
}

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
