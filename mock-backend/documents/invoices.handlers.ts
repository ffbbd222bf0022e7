import type { invoicesContract } from '#contracts/documents/invoices.contract.ts'
import { ageing } from '../orders/ageing.ts'
import { statement } from '../orders/statement.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function invoicesHandlers({ orderBook, asCaller }: Services): Handlers<typeof invoicesContract> {
  return {
    ageing: asCaller((caller) => {
      const { account } = caller
      return ageing(orderBook.historyOf(account), orderBook.shownCreditOf(account), caller)
    }),

    statement: asCaller((caller, body) => statement(orderBook.historyOf(caller.account), body, caller)),
  }
}
