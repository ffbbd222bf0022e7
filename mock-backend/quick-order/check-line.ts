import type { CheckedLine, CheckedPart } from '#contracts/quick-order/line-check.contract.ts'
import { acceptQuantity } from '../cart/accept-quantity.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { NumberHit } from '../search-engine/catalogue-query.ts'
import { lookUpNumber, type NumberSources } from '../own-numbers/look-up-number.ts'
import type { StoredOwnNumber } from '../own-numbers/own-number-book.ts'
import { productSummary, foundProduct } from '../products/product-summary.ts'
import type { Visitor } from '../session/callers.ts'

const CANDIDATES = 12

export type RequestedLine = { lineNo: number; input: string; quantity: number }
export type LineCheckResult = { line: CheckedLine; product: CatalogueProduct | undefined }

/** Finds the part of a number, and the quantity that the cart would accept. */
export function checkLine(
  sources: NumberSources,
  requested: RequestedLine,
  visitor: Visitor,
): LineCheckResult {
  const { lineNo, input, quantity } = requested
  const commonFields = { lineNo, requestedQuantity: quantity, acceptedQuantity: 0 }
  const { catalogue } = sources
  const { own, hits } = lookUpNumber(sources, input)
  if (own) {
    const { decided, product } = own
    const accepted = acceptQuantity(product, quantity)
    const part = checkedPart({
      ...productSummary(product, visitor),
      foundVia: { matchType: 'OWN', number: decided.number },
    })
    return {
      line: { ...commonFields, ...acceptedLine(part, accepted), decided: decisionOf(decided) },
      product,
    }
  }
  const [hit] = hits
  if (hit === undefined) return { line: { ...commonFields, status: 'UNKNOWN_NUMBER' }, product: undefined }
  if (hits.length > 1) {
    const candidates = hits.slice(0, CANDIDATES).map((each) => partOf(catalogue, each, visitor))
    return { line: { ...commonFields, status: 'AMBIGUOUS', candidates }, product: undefined }
  }
  const product = catalogue.product(hit.index)
  // the number of a replaced part: its successor is suggested, but not selected
  if (hit.kind === 'replaced') {
    return {
      line: { ...commonFields, status: 'SUPERSEDED', replacement: partOf(catalogue, hit, visitor) },
      product: undefined,
    }
  }
  const accepted = acceptQuantity(product, quantity)
  const successor = product.replacedBy === undefined ? undefined : catalogue.findBySku(product.replacedBy)
  const line: CheckedLine = {
    ...commonFields,
    ...acceptedLine(partOf(catalogue, hit, visitor), accepted),
    ...(successor && {
      status: 'SUPERSEDED' as const,
      replacement: checkedPart(productSummary(successor, visitor)),
    }),
  }
  return { line, product }
}

function acceptedLine(product: CheckedPart, { status, quantity }: ReturnType<typeof acceptQuantity>) {
  const nextDate = product.availability?.nextDate
  return {
    status,
    acceptedQuantity: quantity,
    product,
    ...(nextDate !== undefined && status === 'BACKORDER' && { nextDate }),
  }
}

const decisionOf = ({ decidedAt, decidedBy }: StoredOwnNumber) => ({
  at: new Date(decidedAt).toISOString(),
  by: decidedBy,
})

const partOf = (catalogue: Catalogue, { index, ...via }: NumberHit, visitor: Visitor): CheckedPart =>
  checkedPart(foundProduct(catalogue, { index, via }, visitor))

function checkedPart(product: ReturnType<typeof foundProduct>): CheckedPart {
  const { vendorId, sku, name, slug, manufacturer, image, packagingAmount, salesUnit } = product
  const { pricePackage, availability, foundVia } = product
  return {
    vendorId,
    sku,
    name,
    slug,
    manufacturer,
    image,
    packagingAmount,
    salesUnit,
    ...(pricePackage && { pricePackage }),
    ...(availability && { availability }),
    ...(foundVia && { foundVia }),
  }
}
