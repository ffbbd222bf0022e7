import { LINE_QUANTITY_MAX, type LineStatus } from '#contracts/quick-order/line-status.dto.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'

type Sold = Pick<CatalogueProduct, 'packageQuantity' | 'stock' | 'replacedBy' | 'discontinued'>

export type Accepted = { status: LineStatus; quantity: number }

/**
 * Accepted part of the requested quantity, for a line that already has `currentQuantity` pieces: whole
 * packages, up to the line limit. If the quantity is changed and partly back-ordered, the status reports the
 * change; a replaced part is sold while stock lasts.
 */
export function acceptQuantity(product: Sold, requested: number, currentQuantity = 0): Accepted {
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
