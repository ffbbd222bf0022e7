import { salesUnit } from '../products/product-head.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'

/** One sales unit, in UN/ECE Recommendation 20 and in the older codes of ANSI X12 and UN/EDIFACT. */
const EACH: ReadonlySet<string> = new Set(['EA', 'EACH', 'PCE', 'PCS', 'PC', 'C62', 'H87', 'NAR'])

/** True if a unit is one sales unit of the part. `codes` are the units of the system by ours. */
export function isSalesUnit(
  unit: string | undefined,
  product: CatalogueProduct,
  codes: Readonly<Record<string, string>>,
): boolean {
  const written = unit?.trim().toUpperCase() ?? ''
  if (written === '') return true
  const sold = salesUnit(product.orderUnit)
  const own = Object.entries(codes).find(([, code]) => code.toUpperCase() === written)?.[0]
  if (own !== undefined) return own === sold
  // X: a code of packages (Recommendation 21) among those of units
  return EACH.has(written) || written === sold || written === `X${sold}`
}
