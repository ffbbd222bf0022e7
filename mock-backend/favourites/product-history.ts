import type { Availability } from '#contracts/products/product.dto.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { mix } from '../catalogue/random.ts'
import { divideRounded, type MinorUnits } from '../pricing/money.ts'
import { availability } from '../products/availability.ts'

/** Something about a product may change once in this time; at another hour for each. */
const PERIOD_MS = 10 * 86_400_000
const GREATEST_MOVE_PERCENT = 9

export type ChangeKind = 'price' | 'availability' | 'replaced'

type Known = Pick<CatalogueProduct, 'index' | 'replacedBy' | 'discontinued' | 'stock'>

const epochAt = (index: number, at: number) =>
  Math.floor((at + (mix(1, 'lifeCycle', index) % PERIOD_MS)) / PERIOD_MS)

/** What has changed since then. The assortment stands still; its past moves with the clock alone. */
export function changeSince(product: Known, since: number, now: number): ChangeKind | undefined {
  const epoch = epochAt(product.index, now)
  if (product.discontinued || epoch === epochAt(product.index, since)) return undefined
  if (product.replacedBy !== undefined) return 'replaced'
  const chance = mix(epoch, 'trade', product.index) % 4
  if (chance === 3) return undefined
  return chance === 2 ? 'availability' : 'price'
}

/** Never the price of now: one hundredth apart at least. */
export function priceBefore(product: Known, amount: MinorUnits, now: number): MinorUnits {
  const chance = mix(epochAt(product.index, now), 'promotion', product.index)
  const percent = 2 + (chance % (GREATEST_MOVE_PERCENT - 1))
  const before = divideRounded(amount * (chance & 1024 ? 100 + percent : 100 - percent), 100)
  return before === amount ? amount + 1 : before
}

/** Never the state of now. */
export function availabilityBefore({ stock }: Known, now: number): Availability {
  const before =
    availability(stock, now).status === 'AVAILABLE' ? { quantity: 0, replenishmentDays: 2 } : { quantity: 16 }
  return availability(before, now)
}
