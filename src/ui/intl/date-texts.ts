import { useIntl } from 'react-intl'
import { useWeekdayText } from './day-texts.ts'
import { useWarehouseTime } from './warehouse-time.ts'
import { WAREHOUSE_ZONE } from './warehouse-zone.ts'

/** Formatters. Days are independent of a time zone; times are in the time zone of the warehouse. */
export function useDateTexts() {
  const intl = useIntl()
  const day = useWeekdayText()
  const time = useWarehouseTime()
  const dayAndTime = (isoTime: string) =>
    intl.formatDate(isoTime, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: WAREHOUSE_ZONE,
    })
  return {
    time,
    day,
    /** A range of two times on the same day. */
    span: ({ from, to }: { readonly from: string; readonly to: string }) =>
      `${dayAndTime(from)} – ${time(to)}`,
  }
}
