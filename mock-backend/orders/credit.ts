import type { Account } from '../session/account.ts'
import { fromEuro, type MinorUnits } from '../pricing/money.ts'
import type { AccountHistory } from './account-history.ts'
import type { Order } from './document-flow.ts'
import { openAmountOf } from './statuses.ts'
import { totalsOf } from './totals.ts'
import type { Vat } from './vat.ts'

/** Default credit limit in euro cents. */
const LIMIT = 10_000_000
/** Countries whose customers have no credit unless it is granted to them. */
const WITHOUT_CREDIT = new Set(['KZ'])

export const getsCredit = (country: string): boolean => !WITHOUT_CREDIT.has(country)

/** Kind of ledger entry: a new credit limit, in minor units of the account's currency. */
export const CREDIT_LIMIT = 'creditLimit'

/** Gross amounts in the account's currency. */
export type Credit = {
  readonly openInvoices: MinorUnits
  readonly openCredits: MinorUnits
  /** Orders on account that are not yet invoiced. */
  readonly openOrders: MinorUnits
  /** Absent for customers without credit. */
  readonly limit?: MinorUnits | undefined
  /** Negative if the limit is exceeded; 0 for customers without credit. */
  readonly available: MinorUnits
}

/** Debt and available credit of a customer. The account page and the checkout use the same result. */
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

/** Net sum of an order that is not yet invoiced; the first invoice contains the transport. */
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
