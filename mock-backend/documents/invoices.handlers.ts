import type { invoicesContract } from '#contracts/documents/invoices.contract.ts'
import { ageing } from '../orders/ageing.ts'
import { statement } from '../orders/statement.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function invoicesHandlers({ orderBook, callerOf }: Services): Handlers<typeof invoicesContract> {
  return {
    ageing: async ({ body }) => {
      const caller = await callerOf(body)
      const { account } = caller
      return {
        status: 200,
        body: ageing(orderBook.historyOf(account), orderBook.shownCreditOf(account), caller),
      }
    },

    statement: async ({ body }) => {
      const caller = await callerOf(body)
      return { status: 200, body: statement(orderBook.historyOf(caller.account), body, caller) }
    },
  }
}
