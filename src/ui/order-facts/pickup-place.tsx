import { FormattedMessage } from 'react-intl'
import type { Pickup } from '#domain/checkout/checkout.ts'
import { useDateTexts } from '../intl/date-texts.ts'

type Props = Pickup & {
  /** Number of outstanding deliveries, including the one for the booked slot. */
  readonly deliveries?: number | undefined
}

/** Location and slot of the pick-up, if booked. */
export function PickupPlace({ location, slot, deliveries = 0 }: Props) {
  const { span } = useDateTexts()
  const withoutTime = slot ? deliveries - 1 : deliveries
  return (
    <>
      {location}
      {slot && (
        <>
          <br />
          {span(slot)}
        </>
      )}
      {withoutTime > 0 && (
        <>
          <br />
          <FormattedMessage id={slot ? 'checkout.review.restLater' : 'checkout.review.slotLater'} />
        </>
      )}
    </>
  )
}
