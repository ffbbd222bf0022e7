import { useIntl } from 'react-intl'
import { WAREHOUSE_ZONE } from './warehouse-zone.ts'

/** ISO 8601 times to words, in the time of the warehouse. */
export function useWarehouseTime(): (isoTime: string) => string {
  const intl = useIntl()
  return (isoTime) =>
    intl.formatDate(isoTime, { hour: '2-digit', minute: '2-digit', timeZone: WAREHOUSE_ZONE })
}
