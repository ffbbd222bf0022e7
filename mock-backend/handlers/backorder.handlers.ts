import { backorderContract } from '#contracts/backorder.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Db } from '../db.ts'
import { sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { paged } from '../lists/paged.ts'
import { flagMissing, viewFrom } from '../orders/account-view.ts'
import { BackorderSubscriptions } from '../orders/backorder-subscriptions.ts'
import { backorderLine, backordersOf, backorderTotals, filteredBackorders } from '../orders/backorders.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { asOf } from '../orders/views/view.ts'

type Deps = { db: Db; catalogue: Catalogue; sessions: Sessions; clock: () => number; orderBook: OrderBook }

export function backorderHandlers({ db, catalogue, sessions, clock, orderBook }: Deps) {
  const viewOf = viewFrom({ sessions, clock })
  const subscriptions = new BackorderSubscriptions(db)

  return [
    replyTo(backorderContract.list, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'order')
      if (refused) return refused
      const { chains } = orderBook.historyOf(view.account)
      const left = filteredBackorders(backordersOf(chains, view), body, view)
      const { items, pagination } = paged(left, body)
      const subscribed = subscriptions.of(view.account.customerId)
      return {
        status: 200,
        body: {
          items: items.map((item) => backorderLine(catalogue, item, subscribed.has(item.id), view)),
          pagination,
          totals: backorderTotals(left, view),
          asOf: asOf(view),
        },
      }
    }),

    replyTo(backorderContract.subscribe, async ({ body }) => {
      const account = await sessions.accountOf(body.token)
      if (account === undefined) return sessionEnded()
      if (!account.order) return flagMissing('order')
      const own = backordersOf(orderBook.historyOf(account).chains, orderBook).map(({ id }) => id)
      const lineIds = body.lineIds.filter((id) => own.includes(id))
      subscriptions.change(account.customerId, lineIds, body.on)
      return { status: 200, body: { subscribed: [...subscriptions.of(account.customerId)] } }
    }),
  ]
}
