import type { Pickup } from '#domain/checkout/checkout.ts'
import { useDateTexts } from '../intl/date-texts.ts'

/** Where goods are fetched, and when, as far as that is booked. */
export function PickupPlace({ location, slot }: Pickup) {
  const { span } = useDateTexts()
  return (
    <>
      {location}
      {slot && (
        <>
          <br />
          {span(slot)}
        </>
      )}
    </>
  )
}
