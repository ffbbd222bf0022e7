import type { Money } from '../shared/money.ts'

/** The price of one piece from this quantity on. */
export type PriceScaleStep = { readonly fromQuantity: number; readonly price: Money }

/** Steps in any order. */
export type PriceScale = readonly PriceScaleStep[]

/** The price of the highest step that the quantity reaches; none below the lowest. */
export function unitPriceFor(quantity: number, scale: PriceScale): Money | undefined {
  return scale
    .filter((step) => step.fromQuantity <= quantity)
    .reduce<PriceScaleStep | undefined>(
      (best, step) => (best && best.fromQuantity >= step.fromQuantity ? best : step),
      undefined,
    )?.price
}
