import type { Account } from '../session/account.ts'
import { fromEuro, type MinorUnits } from '../pricing/money.ts'
import type { AccountHistory } from './account-history.ts'
import type { Order } from './document-flow.ts'
import { openAmountOf } from './statuses.ts'
import { totalsOf } from './totals.ts'
import type { Vat } from './vat.ts'

/** Euro cents. */
const LIMIT = 10_000_000
/** Countries whose customers have no credit unless it is granted to them. */
const WITHOUT_CREDIT = new Set(['KZ'])

export const getsCredit = (country: string): boolean => !WITHOUT_CREDIT.has(country)

/** Entry of the ledger: the credit limit from then on, in hundredths of the account's currency. */
export const CREDIT_LIMIT = 'creditLimit'

/** Gross amounts in the account's currency. */
export type Credit = {
  readonly openInvoices: MinorUnits
  readonly openCredits: MinorUnits
  /** Ordered on account and not yet invoiced. */
  readonly openOrders: MinorUnits
  /** Absent for customers without credit. */
  readonly limit?: MinorUnits | undefined
  /** Negative if the limit is exceeded; 0 for customers without credit. */
  readonly available: MinorUnits
}

/** The debt of a customer, and the available credit: the same in the account page and in the checkout. */
export function creditOf(
  { invoices, creditNotes, orders }: AccountHistory,
  { country, currency }: Pick<Account, 'country' | 'currency'>,
  vat: Vat,
  granted: MinorUnits | undefined,
): Credit {
  const openInvoices = sum(invoices.map(openAmountOf))
  const openCredits = sum(creditNotes.map(({ gross, applied }) => (applied ? 0 : gross)))
  const openOrders = sum(orders.map((order) => totalsOf(notInvoiced(order), vat).gross))
  const owed = openInvoices - openCredits + openOrders
  const limit = granted ?? (getsCredit(country) ? fromEuro(LIMIT, currency) : undefined)
  return { openInvoices, openCredits, openOrders, limit, available: limit === undefined ? 0 : limit - owed }
}

/** Net; the transport is invoiced with the first goods. */
function notInvoiced({ payment, lines, transportCharge }: Order): MinorUnits {
  if (payment !== 'ACCOUNT') return 0
  const goods = sum(
    lines.map(
      (line) => (line.ordered - line.cancelled - line.invoiced) * (line.unitPrice + line.coreDeposit),
    ),
  )
  const isToBeCharged = goods > 0 && lines.every(({ invoiced }) => invoiced === 0)
  return goods + (isToBeCharged ? transportCharge : 0)
}

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((total, one) => total + one, 0)
