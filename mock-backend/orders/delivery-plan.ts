import type { Random } from '../catalogue/random.ts'
import { addWorkdays, workdayFrom, type Day } from './calendar.ts'

/** What will happen to one line, whenever today is. */
export type DeliveryPlan = {
  readonly promised: Day
  /** The promise was another before this day. */
  readonly change?: { readonly on: Day; readonly from: Day } | undefined
  readonly deliveries: readonly { readonly day: Day; readonly quantity: number }[]
}

/** All lines in stock leave together. */
export const promptPlan = (quantity: number, day: Day): DeliveryPlan => ({
  promised: day,
  deliveries: [{ day, quantity }],
})

/** What has to be waited for: promises move, some are broken, and some lines come in two parts. */
export function backorderPlan(
  random: Random,
  { quantity, packageQuantity, day }: { quantity: number; packageQuantity: number; day: Day },
  promisedFirst?: Day,
): DeliveryPlan {
  const first = workdayFrom(promisedFirst ?? day + random.int(7, 60))
  const change = random.chance(0.35) ? { on: workdayFrom(day + random.int(2, 5)), from: first } : undefined
  const promised = change ? movedPromise(random, first, change.on) : first
  const ready = random.chance(0.25) ? addWorkdays(promised, random.int(2, 9)) : promised
  const part = Math.floor(quantity / packageQuantity / 2) * packageQuantity
  const inParts = part > 0 && random.chance(0.3)
  return {
    promised,
    change,
    deliveries: inParts
      ? [
          { day: ready, quantity: part },
          { day: addWorkdays(ready, random.int(5, 15)), quantity: quantity - part },
        ]
      : [{ day: ready, quantity }],
  }
}

/** Later three times out of four; never to a day that has passed when it is said. */
function movedPromise(random: Random, promised: Day, on: Day): Day {
  const moved = random.chance(0.75)
    ? addWorkdays(promised, random.int(3, 15))
    : workdayFrom(promised - random.int(3, 6))
  return moved === promised ? addWorkdays(promised, 1) : Math.max(moved, on + 1)
}
