import { infocenterContract } from '#contracts/infocenter.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { replyTo } from '../http/reply-to.ts'
import { viewFrom } from '../orders/account-view.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { overview } from '../orders/overview.ts'

type Deps = { sessions: Sessions; clock: () => number; orderBook: OrderBook }

export function infocenterHandlers({ sessions, clock, orderBook }: Deps) {
  const viewOf = viewFrom({ sessions, clock })

  return [
    replyTo(infocenterContract.overview, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      return { status: 200, body: overview(orderBook.historyOf(view.account), view) }
    }),
  ]
}
