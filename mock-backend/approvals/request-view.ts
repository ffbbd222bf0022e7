import type * as z from 'zod/mini'
import type { ApprovalReason } from '#contracts/approvals/approval.dto.ts'
import type { RequestHeader, RequestLine } from '#contracts/approvals/approvals.contract.ts'
import { splitLines } from '../checkout/split-lines.ts'
import { pricesIfVisible } from '../orders/visible.ts'
import { price } from '../pricing/money.ts'
import { unitPrice } from '../pricing/product-prices.ts'
import { articleRef } from '../products/article-ref.ts'
import { productOfCartSku, type SoldParts } from '../products/cart-sku.ts'
import type { Account } from '../session/account.ts'
import type { Caller } from '../session/callers.ts'
import { offerFor } from '../shipping/transports.ts'
import type { OrderApprovalReason } from '../cost-centres/budget-rules.ts'
import { netOfLines } from './approval-rules.ts'
import type { StoredRequest } from './approval-request.ts'

const timeOf = (time: number) => new Date(time).toISOString()

export const visibleReasons = (
  reasons: readonly OrderApprovalReason[],
  account: Account,
): z.infer<typeof ApprovalReason>[] =>
  reasons.map(({ kind, amount }) => ({
    kind,
    ...(account.showPrice && { amount: price(amount, account.currency) }),
  }))

export const requestHeader = (request: StoredRequest, caller: Caller, mayDecide: boolean): RequestHeader => ({
  requestNo: request.no,
  at: timeOf(request.at),
  expiresAt: timeOf(request.expiresAt),
  state: request.state,
  reasons: visibleReasons(request.reasons, caller.account),
  placedBy: request.buyer,
  ...(request.buyerEmail !== undefined && { placedByEmail: request.buyerEmail }),
  isOwn: request.buyerId === caller.account.contactId,
  mayDecide,
  customerOrderReference: request.customerOrderReference,
  ...(request.costCentre !== undefined && { costCentre: request.costCentre }),
  ...(request.job !== undefined && { job: request.job }),
  lineCount: request.lines.length,
  priceVisible: caller.account.showPrice,
  ...pricesIfVisible(caller, { total: netOfLines(request.lines, request.transportCharge) }),
})

/** Lines of a request, with the changes of price, stock and date since the request. */
export function requestLines(
  request: StoredRequest,
  parts: SoldParts,
  { account, language, now }: Caller,
): z.infer<typeof RequestLine>[] {
  const offer = offerFor(request.shipTo.countryID, account.currency, now, request.transportId)
  const payer = { ...account, showPrice: true as const }

  return request.lines.flatMap((line) => {
    const product = productOfCartSku(parts, line.sku)
    if (product === undefined) return []
    const [whole] = splitLines([{ ...line, id: line.lineNo, product }], { deliverComplete: true, offer, now })
    return {
      lineNo: line.lineNo,
      product: articleRef(product, language),
      quantity: line.quantity,
      ...(line.note !== '' && { note: line.note }),
      ...(line.requestedNumber !== '' && { requestedNumber: line.requestedNumber }),
      ...(line.approved !== undefined && { approvedQuantity: line.approved }),
      ...(line.reason !== undefined && { reason: line.reason }),
      ...(account.showPrice && {
        price: price(line.unitPrice, account.currency),
        currentPrice: price(unitPrice(product, payer, line.quantity), account.currency),
      }),
      stock: line.stock,
      currentStock: product.stock.quantity,
      date: line.date,
      currentDate: whole!.arrival,
      isOrderable: !product.discontinued,
    }
  })
}
