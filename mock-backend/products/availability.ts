import type { Availability } from '#contracts/products/product.dto.ts'
import type { Stock } from '../catalogue/catalogue-product.ts'
import { dayOf, isoDay } from '../calendar/calendar.ts'
import { WAREHOUSE_COUNTRY, workdayFrom } from '../calendar/holidays.ts'

const LIMITED_BELOW = 5

/** Availability of a part; its next delivery arrives on a working day of the warehouse. */
export function availability({ quantity, replenishmentDays }: Stock, now: number): Availability {
  const next =
    replenishmentDays === undefined
      ? {}
      : { nextDate: isoDay(workdayFrom(dayOf(now) + replenishmentDays, WAREHOUSE_COUNTRY)) }
  if (quantity === 0)
    return { status: replenishmentDays === undefined ? 'NONE' : 'ON_ORDER', quantity, ...next }
  return { status: quantity < LIMITED_BELOW ? 'LIMITED' : 'AVAILABLE', quantity, ...next }
}
