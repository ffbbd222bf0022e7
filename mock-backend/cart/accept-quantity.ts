import { LINE_QUANTITY_MAX, type LineStatus } from '#contracts/quick-order/line-status.dto.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'

type Sold = Pick<CatalogueProduct, 'packageQuantity' | 'stock' | 'replacedBy' | 'discontinued'>

export type Accepted = { status: LineStatus; quantity: number }

/**
 * Accepted part of the requested quantity, for a line that already has `held` pieces: whole packages, up to the
 * line limit. If the quantity is changed and partly back-ordered, the status reports the change; a replaced
 * part is sold while stock lasts.
 */
export function acceptQuantity(product: Sold, requested: number, held = 0): Accepted {
  if (product.discontinued) return { status: 'DISCONTINUED', quantity: 0 }
  const { packageQuantity, stock } = product
  const room = wholePackages(LINE_QUANTITY_MAX - held, packageQuantity)
  const whole = Math.ceil(requested / packageQuantity) * packageQuantity

  if (product.replacedBy !== undefined) {
    const left = Math.max(0, wholePackages(stock.quantity - held, packageQuantity))
    if (left < Math.min(whole, room)) return { status: 'SUPERSEDED', quantity: left }
  }
  if (whole > room) return { status: 'QTY_LIMITED', quantity: room }
  if (whole !== requested) return { status: 'QTY_ROUNDED', quantity: whole }
  return { status: held + whole > stock.quantity ? 'BACKORDER' : 'OK', quantity: whole }
}

const wholePackages = (pieces: number, packageQuantity: number) =>
  Math.floor(pieces / packageQuantity) * packageQuantity
