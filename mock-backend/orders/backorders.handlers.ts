import type { backorderContract } from '#contracts/orders/backorder.contract.ts'
import { paged } from '../data-table/paged.ts'
import { BackorderSubscriptions } from './backorder-subscriptions.ts'
import { backorderLine, backordersOf, backorderTotals, filteredBackorders } from './backorders.ts'
import { isoNow } from './visible.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function backorderHandlers({
  db,
  catalogue,
  orderBook,
  asCaller,
}: Services): Handlers<typeof backorderContract> {
  const subscriptions = new BackorderSubscriptions({ db })

  return {
    list: asCaller((caller, body) => {
      const { flows } = orderBook.historyOf(caller.account)
      const matchingBackorders = filteredBackorders(backordersOf(flows, caller), body, caller)
      const { items, pagination } = paged(matchingBackorders, body)
      const subscribed = subscriptions.of(caller.account.contactId)
      return {
        items: items.map((item) => backorderLine(catalogue, item, subscribed.has(item.id), caller)),
        pagination,
        totals: backorderTotals(matchingBackorders, caller),
        asOf: isoNow(caller),
      }
    }),

    subscribe: asCaller((caller, body) => {
      const { account } = caller
      const ownValues = backordersOf(orderBook.historyOf(account).flows, orderBook).map(({ id }) => id)
      const lineIds = body.lineIds.filter((id) => ownValues.includes(id))
      subscriptions.change(caller, lineIds, body.on)
      return { subscribed: [...subscriptions.of(account.contactId)] }
    }),
  }
}
