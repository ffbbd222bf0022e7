import type { Money } from '#domain/shared/money.ts'

/** The price of one piece from this quantity on. */
export type PriceStep = { readonly fromQuantity: number; readonly price: Money }

/** Steps in any order. Below the first step there is no price. */
export type PriceScale = readonly PriceStep[]

export function unitPriceFor(quantity: number, scale: PriceScale): Money | undefined {
  return scale
    .filter((step) => step.fromQuantity <= quantity)
    .reduce<PriceStep | undefined>(
      (best, step) => (best && best.fromQuantity >= step.fromQuantity ? best : step),
      undefined,
    )?.price
}
