import type { ServerInferResponseBody } from '@ts-rest/core'
import type { ordersContract } from '#contracts/orders/orders.contract.ts'
import { acceptQuantity } from '../cart/accept-quantity.ts'
import { cartSku } from '../products/cart-sku.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import { unitPrice } from '../pricing/product-prices.ts'
import { availability } from '../products/availability.ts'
import type { DocumentFlow, OrderLine } from './document-flow.ts'
import { articleRef } from '../products/article-ref.ts'
import type { Caller } from '../session/callers.ts'
import { pricesIfVisible } from './visible.ts'

type Preview = ServerInferResponseBody<(typeof ordersContract)['reorderPreview'], 200>
type Line = Preview['lines'][number]

/** The result of each line if reordered today; unknown lines are omitted. */
export function reorderPreview(
  catalogue: Catalogue,
  { order }: DocumentFlow,
  lineNos: readonly number[] | undefined,
  caller: Caller,
): Preview {
  const requestedLineNos = new Set(lineNos ?? order.lines.map(({ lineNo }) => lineNo))
  return {
    priceVisible: caller.account.showPrice,
    lines: order.lines
      .filter(({ lineNo }) => requestedLineNos.has(lineNo))
      .map((line) => previewLine(catalogue, line, caller)),
  }
}

function previewLine(
  catalogue: Catalogue,
  { lineNo, product, ordered, unitPrice: paid }: OrderLine,
  caller: Caller,
): Line {
  const { account, language, now } = caller
  const { status, quantity } = account.fillBasket
    ? acceptQuantity(product, ordered)
    : ({ status: 'NOT_PURCHASABLE', quantity: 0 } as const)
  const successor = product.replacedBy === undefined ? undefined : catalogue.findBySku(product.replacedBy)
  const { nextDate } = availability(product.stock, now)
  const price = unitPrice(product, { ...account, showPrice: true }, Math.max(quantity, 1))
  return {
    lineNo,
    sku: cartSku(product),
    product: articleRef(product, language),
    status,
    requestedQuantity: ordered,
    acceptedQuantity: quantity,
    ...(successor && { replacement: articleRef(successor, language) }),
    ...(status === 'BACKORDER' && nextDate !== undefined && { nextDate }),
    ...pricesIfVisible(caller, { price }),
    ...(price !== paid && pricesIfVisible(caller, { previousPrice: paid })),
  }
}
