import type { CatalogueProduct, PriceScale } from './catalogue-product.ts'
import { sizeOf } from './attribute-sampler.ts'
import type { ValueRange, PartType } from './part-types.ts'
import { randomFor, type Random } from './random.ts'

export type TradeData = Pick<
  CatalogueProduct,
  | 'weightKg'
  | 'packageQuantity'
  | 'countryOfOrigin'
  | 'listPrice'
  | 'coreDeposit'
  | 'priceScales'
  | 'stock'
  | 'isNew'
>

export interface TradeTerms {
  readonly design: number
  readonly secondBrand: boolean
  /** True if no further deliveries are planned. */
  readonly runningOut: boolean
}

const secondBrandPriceLevel = 0.82

/** Stock and prices of a product. */
export function tradeDataOf(seed: number, index: number, partType: PartType, terms: TradeTerms): TradeData {
  const random = randomFor(seed, 'trade', index)
  const size = sizeOf(seed, terms.design)
  const packageQuantity = random.pick(partType.packageQuantities)
  const level = terms.secondBrand ? secondBrandPriceLevel : 1
  const amount = priceInCents(between(partType.priceEur, size, random) * level)
  const trade = {
    weightKg: Number(between(partType.weightKg, size, random).toFixed(3)),
    packageQuantity,
    countryOfOrigin: random.pick(['DE', 'DE', 'IT', 'TR', 'PL', 'ES', 'CN']),
    listPrice: { amount, currency: 'EUR' as const },
    priceScales: priceScalesOf(amount, packageQuantity, random),
    stock: stockOf(terms.runningOut, random),
    isNew: random.chance(0.05) && !terms.runningOut,
  }
  // drawn last, so that the other random values do not depend on the part type
  const isExchange = EXCHANGED.has(partType.id) && random.chance(EXCHANGE_SHARE)
  return isExchange ? { ...trade, coreDeposit: coreDepositOf(amount) } : trade
}

/** Part types of which some parts are remanufactured from old parts. */
const EXCHANGED = new Set([
  'brake-caliper',
  'air-compressor',
  'steering-pump',
  'turbocharger',
  'starter',
  'alternator',
  'ac-compressor',
])
const EXCHANGE_SHARE = 0.6

/** About a quarter of the list price, in steps of five euros. */
const coreDepositOf = (amount: number): number => Math.max(2000, Math.round(amount / 4 / 500) * 500)

/**
 * Random value between min and max, mostly in the lower half. Only basic arithmetic, so that every machine
 * computes the same digits.
 */
function between({ min, max }: ValueRange, size: number, random: Random): number {
  const height = 0.7 * size + 0.3 * random.next()
  return min + (max - min) * height * height
}

function priceInCents(euros: number): number {
  const step = euros >= 100 ? 50 : euros >= 10 ? 5 : 1
  return Math.max(1, Math.round((euros * 100) / step) * step)
}

function priceScalesOf(amount: number, packageQuantity: number, random: Random): readonly PriceScale[] {
  const single = { fromQuantity: 1, amount }
  if (!random.chance(0.4)) return [single]
  return [
    single,
    { fromQuantity: 5 * packageQuantity, amount: Math.max(1, Math.round(amount * 0.95)) },
    { fromQuantity: 20 * packageQuantity, amount: Math.max(1, Math.round(amount * 0.9)) },
  ]
}

function stockOf(runningOut: boolean, random: Random): CatalogueProduct['stock'] {
  const isEmpty = random.chance(0.08)
  const quantity = isEmpty ? 0 : random.int(1, random.chance(0.7) ? 40 : 900)
  const replenishmentDays = random.int(3, 42)
  if (runningOut) return { quantity: Math.min(quantity, 8) }
  return { quantity, replenishmentDays }
}
