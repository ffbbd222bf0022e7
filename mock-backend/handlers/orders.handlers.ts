import { ordersContract } from '#contracts/orders.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { idempotencyKey, IdempotentAnswers } from '../http/idempotent-answers.ts'
import { replyTo } from '../http/reply-to.ts'
import { paged } from '../lists/paged.ts'
import { unknownDocument, viewFrom } from '../orders/account-view.ts'
import { cancelLines } from '../orders/cancel-lines.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { filteredOrders, orderFacets } from '../orders/order-list.ts'
import { reorderPreview } from '../orders/reorder.ts'
import { orderDetails } from '../orders/views/order-details.ts'
import { orderHeader } from '../orders/views/order-view.ts'
import { asOf } from '../orders/views/view.ts'

type Deps = { catalogue: Catalogue; sessions: Sessions; clock: () => number; orderBook: OrderBook }

export function ordersHandlers({ catalogue, sessions, clock, orderBook }: Deps) {
  const viewOf = viewFrom({ sessions, clock })
  const answers = new IdempotentAnswers()

  return [
    replyTo(ordersContract.list, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'order')
      if (refused) return refused
      const { chains } = orderBook.historyOf(view.account)
      const { items, pagination } = paged(filteredOrders(chains, body, view), body)
      return {
        status: 200,
        body: {
          items: items.map((chain) => orderHeader(chain, view)),
          pagination,
          facets: orderFacets(chains, body, view),
          asOf: asOf(view),
        },
      }
    }),

    replyTo(ordersContract.get, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'order')
      if (refused) return refused
      const chain = orderBook.historyOf(view.account).chainByOrderNo.get(body.orderNo)
      if (chain === undefined) return unknownDocument()
      return { status: 200, body: orderDetails(chain, view, orderBook.termsOf(view.account)) }
    }),

    replyTo(ordersContract.reorderPreview, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'order')
      if (refused) return refused
      const chain = orderBook.historyOf(view.account).chainByOrderNo.get(body.orderNo)
      if (chain === undefined) return unknownDocument()
      return { status: 200, body: reorderPreview(catalogue, chain, body.lineNos, view) }
    }),

    replyTo(ordersContract.cancelLines, async ({ body, request }) => {
      const { view, refused } = await viewOf(body, 'order')
      if (refused) return refused
      const { account } = view
      if (!orderBook.historyOf(account).chainByOrderNo.has(body.orderNo)) return unknownDocument()
      const { orderNo, lines } = body
      const call = { owner: account.customerId, key: idempotencyKey(request), body: { orderNo, lines } }
      return answers.once(call, () => ({
        status: 200 as const,
        body: { lines: cancelLines(orderBook, account, orderNo, lines) },
      }))
    }),
  ]
}
