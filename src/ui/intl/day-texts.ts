import { useIntl, type IntlShape } from 'react-intl'
import { isDay } from '#domain/shared/day.ts'

/** Formats an ISO 8601 day. No time zone applies, because a day is the same everywhere. */
type DayText = (day: string) => string

const NO_BREAK = '\u00a0'

const SHORT = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const WITH_WEEKDAY = { ...SHORT, weekday: 'short' } as const
const WITH_YEAR = { ...SHORT, year: 'numeric' } as const
const FIGURES = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const

/** "24 Nov": without the year, if it is obvious. */
export const useShortDayText = () => useDayTextIn(SHORT)

/** "Tue 24 Nov": with the weekday. */
export const useWeekdayText = () => useDayTextIn(WITH_WEEKDAY)

/** "24 Nov 2026". */
export const useDayText = () => useDayTextIn(WITH_YEAR)

/** "24/11/2026": in the notation in which users type days. Text that is not a day is returned unchanged. */
export function useTypedDayText(): DayText {
  const dayText = useDayTextIn(FIGURES)
  return (text) => (isDay(text) ? dayText(text) : text)
}

/**
 * Day in a table column: in digits, which are short and aligned in every language. In English the month is a word,
 * because 11/24 and 24/11 are both in use.
 */
export function useCellDayText(): DayText {
  const { locale } = useIntl()
  return useDayTextIn(locale.startsWith('en') ? WITH_YEAR : FIGURES)
}

function useDayTextIn(look: Parameters<IntlShape['formatDate']>[1]): DayText {
  const intl = useIntl()
  return (day) => intl.formatDate(new Date(day), look).replaceAll(' ', NO_BREAK)
}
