import type { Random } from '../catalogue/random.ts'
import type { Day } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY, workdayFrom } from '../calendar/holidays.ts'

/** The simulated deliveries of one line, past and future. */
export type DeliveryPlan = {
  readonly promised: Day
  /** The promised date was `from` until the day `on`. */
  readonly change?: { readonly on: Day; readonly from: Day } | undefined
  readonly deliveries: readonly { readonly day: Day; readonly quantity: number }[]
}

/** The plan of a line in stock: everything is sent on one day. */
export const inStockPlan = (quantity: number, day: Day): DeliveryPlan => ({
  promised: day,
  deliveries: [{ day, quantity }],
})

/**
 * The plan of a back-ordered line: promised dates move, some are missed, and some lines are delivered in two
 * parts.
 */
export function backorderPlan(
  random: Random,
  { quantity, packageQuantity, day }: { quantity: number; packageQuantity: number; day: Day },
): DeliveryPlan {
  const first = workdayFrom(day + random.int(7, 60), WAREHOUSE_COUNTRY)
  const change = random.chance(0.35)
    ? { on: workdayFrom(day + random.int(2, 5), WAREHOUSE_COUNTRY), from: first }
    : undefined
  const promised = change ? movedPromise(random, first, change.on) : first
  const ready = random.chance(0.25) ? addWorkdays(promised, random.int(2, 9), WAREHOUSE_COUNTRY) : promised
  const part = Math.floor(quantity / packageQuantity / 2) * packageQuantity
  const inParts = part > 0 && random.chance(0.3)
  return {
    promised,
    change,
    deliveries: inParts
      ? [
          { day: ready, quantity: part },
          { day: addWorkdays(ready, random.int(5, 15), WAREHOUSE_COUNTRY), quantity: quantity - part },
        ]
      : [{ day: ready, quantity }],
  }
}

/** Plan with the promised day of arrival instead of the day of dispatch, because the checkout promises arrivals. */
export const withArrival = (plan: DeliveryPlan, arrivalOf: (dispatch: Day) => Day): DeliveryPlan => ({
  ...plan,
  promised: arrivalOf(plan.promised),
  change: plan.change && { ...plan.change, from: arrivalOf(plan.change.from) },
})

/**
 * Moves the promised date: in three of four cases to a later day, otherwise to an earlier one; always to a day
 * after `on`, when the change is announced.
 */
function movedPromise(random: Random, promised: Day, on: Day): Day {
  const moved = random.chance(0.75)
    ? addWorkdays(promised, random.int(3, 15), WAREHOUSE_COUNTRY)
    : workdayFrom(promised - random.int(3, 6), WAREHOUSE_COUNTRY)
  return moved === promised
    ? addWorkdays(promised, 1, WAREHOUSE_COUNTRY)
    : workdayFrom(Math.max(moved, on + 1), WAREHOUSE_COUNTRY)
}
