import { FormattedMessage } from 'react-intl'
import type { DeliveryPromise } from '#domain/products/delivery-promise.ts'
import { useWeekdayText } from '../intl/day-texts.ts'
import { useWarehouseTime } from '../intl/warehouse-time.ts'

type Props = { readonly promise: DeliveryPromise; readonly isToday: boolean }

/** Until when to order, when the goods leave and when they arrive. */
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
