import { useIntl } from 'react-intl'

/** Where the goods leave: its clock decides until when one can order. */
const WAREHOUSE_ZONE = 'Europe/Berlin'

/** A day is the same day everywhere; a time is that of the warehouse. */
export function useDateTexts() {
  const intl = useIntl()
  return {
    day: (isoDate: string) =>
      intl.formatDate(isoDate, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
    time: (isoTime: string) =>
      intl.formatDate(isoTime, { hour: '2-digit', minute: '2-digit', timeZone: WAREHOUSE_ZONE }),
    dayAndTime: (isoTime: string) =>
      intl.formatDate(isoTime, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: WAREHOUSE_ZONE,
      }),
  }
}
