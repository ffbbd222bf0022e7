import type { MinorUnits } from '../pricing/money.ts'
import type { Account } from '../session/account.ts'

/** Net amounts of a cost centre in a calendar month. */
export type Spending = {
  /** Null without a limit. */
  readonly budget: MinorUnits | null
  /** Orders, without cancelled quantities. */
  readonly used: MinorUnits
  /** Requests and orders that wait for an approval or a payment. */
  readonly reserved: MinorUnits
}

/** True for an order without a cost centre as well. */
export const mayOrderFor = (
  { costCentres }: { readonly costCentres: readonly string[] | null },
  costCentre: string | undefined,
): boolean => costCentre === undefined || costCentres === null || costCentres.includes(costCentre)

type Orderer = Pick<Account, 'costCentres' | 'companyRole'>
type Limited = { readonly isOpen: boolean; readonly budget: MinorUnits | null }

/**
 * True if an order without a cost centre would escape the budgets of the company, or the cost centres of the person.
 * Administrators, who set both, are exempt from the budgets.
 */
export const needsCostCentre = ({ costCentres, companyRole }: Orderer, all: readonly Limited[]): boolean =>
  costCentres !== null ||
  (companyRole !== 'ADMINISTRATOR' && all.some(({ isOpen, budget }) => isOpen && budget !== null))

/** Negative if orders above the budget were approved; null without a limit. */
export const leftOf = ({ budget, used, reserved }: Spending): MinorUnits | null =>
  budget === null ? null : budget - used - reserved

/** A budget is never below the ordered and pending sum, which keeps approvals valid. */
export const isBudgetAllowed = (budget: MinorUnits | null, { used, reserved }: Spending): boolean =>
  budget === null || (Number.isInteger(budget) && budget >= 0 && budget >= used + reserved)

type ReasonKind = 'ORDER_LIMIT' | 'BUDGET'
export type Reason = { readonly kind: ReasonKind; readonly amount: MinorUnits }

type Wanted = {
  /** With the transport. */
  readonly net: MinorUnits
  /** Null without a limit; with 0, every order needs an approval. */
  readonly orderLimit: MinorUnits | null
  /** Rest of the budget; null without one. */
  readonly left: MinorUnits | null
}

/** Reasons why an order needs the approval of a second person; empty if it can be placed at once. */
export function approvalReasons({ net, orderLimit, left }: Wanted): Reason[] {
  return [
    ...(orderLimit !== null && (net > orderLimit || orderLimit <= 0)
      ? [{ kind: 'ORDER_LIMIT' as const, amount: Math.max(0, orderLimit) }]
      : []),
    ...(left !== null && net > left ? [{ kind: 'BUDGET' as const, amount: Math.max(0, left) }] : []),
  ]
}
