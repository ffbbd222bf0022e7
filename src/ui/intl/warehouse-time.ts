import { useIntl } from 'react-intl'
import { WAREHOUSE_ZONE } from './warehouse-zone.ts'

/** Formats ISO 8601 times in the time zone of the warehouse. */
export function useWarehouseTime(): (isoTime: string) => string {
  const intl = useIntl()
  return (isoTime) =>
    intl.formatDate(isoTime, { hour: '2-digit', minute: '2-digit', timeZone: WAREHOUSE_ZONE })
}
