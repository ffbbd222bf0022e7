import type { Availability } from '#contracts/products/product.dto.ts'
import type { Stock } from '../catalogue/catalogue-product.ts'

const LIMITED_BELOW = 5
const DAY_MS = 86_400_000

export function availability({ quantity, replenishmentDays }: Stock, now: number): Availability {
  const next = replenishmentDays === undefined ? {} : { nextDate: isoDate(now + replenishmentDays * DAY_MS) }
  if (quantity === 0)
    return { status: replenishmentDays === undefined ? 'NONE' : 'ON_ORDER', quantity, ...next }
  return { status: quantity < LIMITED_BELOW ? 'LIMITED' : 'AVAILABLE', quantity, ...next }
}

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10)
