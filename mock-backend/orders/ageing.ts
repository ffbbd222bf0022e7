import type { ServerInferResponseBody } from '@ts-rest/core'
import type { invoicesContract } from '#contracts/documents/invoices.contract.ts'
import type { AccountHistory } from './account-history.ts'
import type { Credit } from './credit.ts'
import type { Invoice } from './document-flow.ts'
import { openAmountOf } from './statuses.ts'
import type { Caller } from '../session/callers.ts'
import { isoNow, pricesIfVisible } from './visible.ts'

type Ageing = ServerInferResponseBody<(typeof invoicesContract)['ageing'], 200>

/** Ranges of days overdue, including both ends. */
const BUCKETS = [
  { toDays: 0 },
  { fromDays: 1, toDays: 30 },
  { fromDays: 31, toDays: 60 },
  { fromDays: 61, toDays: 90 },
  { fromDays: 91 },
] as const

export function ageing({ invoices, creditNotes }: AccountHistory, credit: Credit, caller: Caller): Ageing {
  const { limit, openInvoices, openOrders, openCredits } = credit
  const open = invoices.filter((invoice) => openAmountOf(invoice) > 0)
  const credits = creditNotes.filter(({ applied }) => applied === undefined)
  const sum = (invoiceList: readonly Invoice[]) =>
    invoiceList.reduce((total, invoice) => total + openAmountOf(invoice), 0)
  return {
    currency: caller.account.currency,
    priceVisible: caller.account.showPrice,
    buckets: BUCKETS.map((bucket) => {
      const { fromDays = -Infinity, toDays = Infinity } = bucket as { fromDays?: number; toDays?: number }
      const invoiceList = open.filter(({ dueDay }) => {
        const late = caller.today - dueDay
        return late >= fromDays && late <= toDays
      })
      return {
        ...bucket,
        count: invoiceList.length,
        ...pricesIfVisible(caller, { amount: sum(invoiceList) }),
      }
    }),
    ...pricesIfVisible(caller, { openBalance: openInvoices, openOrders }),
    ...(limit !== undefined && pricesIfVisible(caller, { creditLimit: limit })),
    openCredits: {
      count: credits.length,
      ...pricesIfVisible(caller, { amount: openCredits }),
    },
    asOf: isoNow(caller),
  }
}
