import { LINE_QUANTITY_MAX, type LineStatus } from '#contracts/quick-order/line-status.dto.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'

type Sold = Pick<CatalogueProduct, 'packageQuantity' | 'stock' | 'replacedBy' | 'discontinued'>

export type AcceptedQuantity = { status: LineStatus; quantity: number }

/**
 * Quantity that a line accepts if it already has `currentQuantity` pieces: the requested quantity, rounded up to
 * whole packages and limited per line. A replaced part is accepted only as far as it is in stock. If the quantity
 * was both rounded and partly back-ordered, the status reports the rounding.
 */
export function acceptQuantity(product: Sold, requested: number, currentQuantity = 0): AcceptedQuantity {
  if (product.discontinued) return { status: 'DISCONTINUED', quantity: 0 }
  const { packageQuantity, stock } = product
  const room = wholePackages(LINE_QUANTITY_MAX - currentQuantity, packageQuantity)
  const whole = Math.ceil(requested / packageQuantity) * packageQuantity

  if (product.replacedBy !== undefined) {
    const remaining = Math.max(0, wholePackages(stock.quantity - currentQuantity, packageQuantity))
    if (remaining < Math.min(whole, room)) return { status: 'SUPERSEDED', quantity: remaining }
  }
  if (whole > room) return { status: 'QTY_LIMITED', quantity: room }
  if (whole !== requested) return { status: 'QTY_ROUNDED', quantity: whole }
  return { status: currentQuantity + whole > stock.quantity ? 'BACKORDER' : 'OK', quantity: whole }
}

const wholePackages = (quantity: number, packageQuantity: number) =>
  Math.floor(quantity / packageQuantity) * packageQuantity
