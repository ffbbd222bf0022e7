/** Limits of a line quantity in pieces, except in search results (spec 5). */
export const QUANTITY_MIN = 1
export const QUANTITY_MAX = 99_999
/** Maximum quantity in search results, in pieces (spec 5). */
export const SEARCH_QUANTITY_MAX = 999

export type QuantityLimits = { readonly min: number; readonly max: number }

export const QUANTITY_LIMITS: QuantityLimits = { min: QUANTITY_MIN, max: QUANTITY_MAX }
export const SEARCH_QUANTITY_LIMITS: QuantityLimits = { min: QUANTITY_MIN, max: SEARCH_QUANTITY_MAX }

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e\+?\d+)?$/i

/** Parses whole pieces: decimals are cut off; invalid input becomes the minimum (spec 5). */
export function parseQuantity(text: string, limits: QuantityLimits = QUANTITY_LIMITS): number {
  const normalizedText = text.normalize('NFKC').trim()
  return NUMBER.test(normalizedText)
    ? clampQuantity(Number(normalizedText.replace(',', '.')), limits)
    : limits.min
}

/** Cuts off decimals and clamps to the limits (spec 5); NaN becomes the minimum. */
export function clampQuantity(quantity: number, { min, max }: QuantityLimits = QUANTITY_LIMITS): number {
  if (Number.isNaN(quantity)) return min
  return Math.min(Math.max(Math.trunc(quantity), min), max)
}

/** Rounds up to full packages, or down to the last full package within the maximum. */
export function roundToPackage(
  quantity: number,
  packageQuantity: number,
  max: number = QUANTITY_MAX,
): number {
  if (!(packageQuantity > 1)) return quantity
  const full = Math.ceil(quantity / packageQuantity) * packageQuantity
  return full <= max ? full : Math.max(Math.floor(max / packageQuantity), 1) * packageQuantity
}

/** Article id of the cart: `vendorId-sku` (spec 3). */
export function cartSku(vendorId: string, sku: string): string {
  return `${vendorId}-${sku}`
}
