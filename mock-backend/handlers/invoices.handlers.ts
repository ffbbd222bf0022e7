import { invoicesContract } from '#contracts/invoices.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { replyTo } from '../http/reply-to.ts'
import { viewFrom } from '../orders/account-view.ts'
import { ageing } from '../orders/ageing.ts'
import type { OrderBook } from '../orders/order-book.ts'

type Deps = { sessions: Sessions; clock: () => number; orderBook: OrderBook }

export function invoicesHandlers({ sessions, clock, orderBook }: Deps) {
  const viewOf = viewFrom({ sessions, clock })

  return [
    replyTo(invoicesContract.ageing, async ({ body }) => {
      const { view, refused } = await viewOf(body, 'invoice')
      if (refused) return refused
      return { status: 200, body: ageing(orderBook.historyOf(view.account).invoices, view) }
    }),
  ]
}
