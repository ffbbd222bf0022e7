import type { Availability } from '#contracts/products/product.dto.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { mix } from '../catalogue/random.ts'
import { divideRounded, type MinorUnits } from '../pricing/money.ts'
import { availability } from '../products/availability.ts'

/** A product may change once per period; each product's period starts at a different hour. */
const PERIOD_MS = 10 * 86_400_000
const GREATEST_MOVE_PERCENT = 9

export type ChangeKind = 'price' | 'availability' | 'replaced'

type Known = Pick<CatalogueProduct, 'index' | 'replacedBy' | 'discontinued' | 'stock'>

const epochAt = (index: number, at: number) =>
  Math.floor((at + (mix(1, 'lifeCycle', index) % PERIOD_MS)) / PERIOD_MS)

/**
 * What has changed since then. The catalogue is immutable, so changes are simulated: the past is derived from
 * the clock.
 */
export function changeSince(product: Known, since: number, now: number): ChangeKind | undefined {
  const epoch = epochAt(product.index, now)
  if (product.discontinued || epoch === epochAt(product.index, since)) return undefined
  if (product.replacedBy !== undefined) return 'replaced'
  const chance = mix(epoch, 'trade', product.index) % 4
  if (chance === 3) return undefined
  return chance === 2 ? 'availability' : 'price'
}

/** The simulated former price; differs from the current one by at least one hundredth. */
export function priceBefore(product: Known, amount: MinorUnits, now: number): MinorUnits {
  const chance = mix(epochAt(product.index, now), 'promotion', product.index)
  const percent = 2 + (chance % (GREATEST_MOVE_PERCENT - 1))
  const before = divideRounded(amount * (chance & 1024 ? 100 + percent : 100 - percent), 100)
  return before === amount ? amount + 1 : before
}

/** The simulated former availability; always differs from the current one. */
export function availabilityBefore({ stock }: Known, now: number): Availability {
  const before =
    availability(stock, now).status === 'AVAILABLE' ? { quantity: 0, replenishmentDays: 2 } : { quantity: 16 }
  return availability(before, now)
}
