import type { Document, PackedLine } from './document.ts'

type Missing = Pick<PackedLine, 'sku' | 'orderNo' | 'quantity'>

/**
 * Lines of a delivery note with their missing quantities, from the pieces that are missing in packages. A line can be
 * packed in several packages; its missing quantity is at most its delivered quantity.
 */
export function shortLines({ lines }: Pick<Document, 'lines'>, missing: readonly Missing[]) {
  const remainingQuantities = new Map<string, number>()
  const keyOf = (sku: string, orderNo: string) => `${sku} ${orderNo}`
  for (const { sku, orderNo, quantity } of missing) {
    const key = keyOf(sku, orderNo)
    remainingQuantities.set(key, (remainingQuantities.get(key) ?? 0) + quantity)
  }
  return lines.flatMap(({ kind, lineNo, article, orderNo, quantity }) => {
    const key = keyOf(article.sku, orderNo)
    const short = kind === 'PART' ? Math.min(quantity, remainingQuantities.get(key) ?? 0) : 0
    remainingQuantities.set(key, (remainingQuantities.get(key) ?? 0) - short)
    return short > 0 ? [{ lineNo, quantity: short }] : []
  })
}
