import type { Money } from '../shared/money.ts'

/** Unit price from this quantity on. */
export type PriceScaleStep = { readonly fromQuantity: number; readonly price: Money }

/** Steps of a price scale, in any order. */
export type PriceScale = readonly PriceScaleStep[]

/** Unit price of the highest step that the quantity reaches; undefined below the lowest step. */
export function unitPriceFor(quantity: number, scale: PriceScale): Money | undefined {
  return scale
    .filter((step) => step.fromQuantity <= quantity)
    .reduce<PriceScaleStep | undefined>(
      (best, step) => (best && best.fromQuantity >= step.fromQuantity ? best : step),
      undefined,
    )?.price
}
