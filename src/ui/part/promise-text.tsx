import { FormattedMessage } from 'react-intl'
import type { DeliveryPromise } from '#domain/products/delivery-promise.ts'
import { useWeekdayText } from '../intl/day-texts.ts'
import { useWarehouseTime } from '../intl/warehouse-time.ts'

type Props = { readonly promise: DeliveryPromise; readonly isToday: boolean }

/** The cut-off, and the days of dispatch and arrival. */
export function PromiseText({ promise: { cutoff, dispatch, arrival }, isToday }: Props) {
  const day = useWeekdayText()
  const time = useWarehouseTime()
  const values = { time: time(cutoff), leaves: day(dispatch), day: day(arrival) }
  return (
    <FormattedMessage
      id={isToday ? 'availability.promise.today' : 'availability.promise.later'}
      values={values}
    />
  )
}
