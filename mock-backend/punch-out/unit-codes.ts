import { salesUnit } from '../products/product-summary.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'

/** Codes for one sales unit: UN/ECE Recommendation 20, and the older codes of ANSI X12 and UN/EDIFACT. */
const EACH: ReadonlySet<string> = new Set(['EA', 'EACH', 'PCE', 'PCS', 'PC', 'C62', 'H87', 'NAR'])

/**
 * True if a unit means one sales unit of the part. `codes` maps the shop's unit codes to those of the
 * customer's system.
 */
export function isSalesUnit(
  unit: string | undefined,
  product: CatalogueProduct,
  codes: Readonly<Record<string, string>>,
): boolean {
  const unitCode = unit?.trim().toUpperCase() ?? ''
  if (unitCode === '') return true
  const sold = salesUnit(product.orderUnit)
  const ownValue = Object.entries(codes).find(([, code]) => code.toUpperCase() === unitCode)?.[0]
  if (ownValue !== undefined) return ownValue === sold
  // prefix X: a package code of Recommendation 21 in a field for unit codes
  return EACH.has(unitCode) || unitCode === sold || unitCode === `X${sold}`
}
