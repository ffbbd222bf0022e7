import { useIntl } from 'react-intl'
import type { OpeningHours } from '#domain/layout/company.ts'

/** Date of a weekday, 1 for Monday: 1 January 2024 was a Monday. */
const dayOf = (weekday: number) => Date.UTC(2024, 0, weekday)

/** Opening hours in the language of the page: "Mon–Thu 07:00–17:00". */
export function useHoursText(): (hours: OpeningHours) => string {
  const intl = useIntl()
  const name = (weekday: number) =>
    intl.formatDate(dayOf(weekday), { weekday: 'short', timeZone: 'UTC' }).replace(/\.$/, '')
  return ({ weekdays, from, to }) => {
    const [first = 1] = weekdays
    const last = weekdays.at(-1) ?? first
    const isRun = weekdays.length > 1 && last - first === weekdays.length - 1
    const days = isRun
      ? `${name(first)}–${name(last)}`
      : intl.formatList(weekdays.map(name), { type: 'unit' })
    return `${days} ${from}–${to}`
  }
}
