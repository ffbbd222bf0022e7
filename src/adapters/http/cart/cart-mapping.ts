import type { z } from 'zod/mini'
import type { CartItem } from '#application/cart/cart-api.port.ts'
import type { Quote, QuoteItem } from '#contracts/cart/cart.contract.ts'
import type { AddedLine } from '#contracts/quick-order/line-status.dto.ts'
import { acceptedAsSent, type Cart, type CartLine, type LineOutcome } from '#domain/cart/cart.ts'
import { toReasons } from '../approvals/approval-mapping.ts'
import type { MapIfVisible, PriceGate } from '../price-gate.ts'
import { kebab } from '../codes.ts'
import { toAvailability, toHazard, toMoney } from '../products/product-mapping.ts'

export function toCart(quote: z.infer<typeof Quote>, { prices }: PriceGate): Cart {
  const ifShown = prices(quote.priceVisible)
  return {
    lines: quote.items.map((item) => toLine(item, ifShown)),
    version: quote.version,
    total: ifShown(quote.total, toMoney),
    coreDeposits: ifShown(quote.coreDeposits, toMoney),
    approvalReasons: toReasons(quote.approvalReasons, ifShown),
    transports: quote.transports,
  }
}

function toLine(item: z.infer<typeof QuoteItem>, ifShown: MapIfVisible): CartLine {
  return {
    id: item.item_id ?? item.itemId ?? '',
    sku: item.sku,
    articleNo: item.articleNo,
    name: item.name,
    slug: item.slug,
    manufacturer: item.manufacturer,
    picture: item.image,
    quantity: item.qty,
    packagingAmount: item.packagingAmount,
    availability: toAvailability(item.availability),
    unitPrice: ifShown(item.pricePackage?.price, toMoney),
    total: ifShown(item.rowTotal, toMoney),
    coreDeposit: ifShown(item.pricePackage?.coreDeposit, toMoney),
    note: item.note,
    requestedNumber: item.requestedNumber,
    hazard: toHazard(item.hazard),
    isOrderable: item.orderable ?? true,
    changed: item.changed,
  }
}

export const toLineOutcome = (line: z.infer<typeof AddedLine>): LineOutcome => ({
  sku: line.sku,
  status: kebab(line.status),
  requested: line.requestedQuantity,
  accepted: line.acceptedQuantity,
})

/** One outcome per item, in the order of the items, even if the API uses another order or returns no lines. */
export const outcomesOf = (
  items: readonly CartItem[],
  lines: readonly z.infer<typeof AddedLine>[],
): readonly LineOutcome[] =>
  items.map((item, index) => {
    const line = lines[index]?.sku === item.sku ? lines[index] : lines.find(({ sku }) => sku === item.sku)
    return line ? toLineOutcome(line) : acceptedAsSent(item)
  })

export const toSentItem = ({ sku, quantity, note, requestedNumber }: CartItem) => ({
  sku,
  qty: quantity,
  ...(note !== undefined && { note }),
  ...(requestedNumber !== undefined && { requestedNumber }),
})
