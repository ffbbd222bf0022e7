import type { MinorUnits } from '../pricing/money.ts'
import { isAdministrator, type Account } from '../session/account.ts'

/** Net amounts of a cost centre in the current calendar month. */
export type Spending = {
  /** Null without a limit. */
  readonly budget: MinorUnits | null
  /** Sum of the orders, without cancelled quantities. */
  readonly used: MinorUnits
  /** Sum of the requests and orders that wait for an approval or a payment. */
  readonly reserved: MinorUnits
}

/** True if the person may order for the cost centre; always true without a cost centre. */
export const mayOrderFor = (
  { costCentres }: { readonly costCentres: readonly string[] | null },
  costCentre: string | undefined,
): boolean => costCentre === undefined || costCentres === null || costCentres.includes(costCentre)

type Limited = { readonly isOpen: boolean; readonly budget: MinorUnits | null }

/**
 * True if an order without a cost centre would escape the budgets of the company, or the cost centres of the person.
 * Administrators, who set both, are exempt from the budgets, but not their systems and keys.
 */
export const needsCostCentre = (account: Account, all: readonly Limited[]): boolean =>
  account.costCentres !== null ||
  (!isAdministrator(account) && all.some(({ isOpen, budget }) => isOpen && budget !== null))

/** Remaining budget: negative if orders above the budget were approved; null without a limit. */
export const remainingBudget = ({ budget, used, reserved }: Spending): MinorUnits | null =>
  budget === null ? null : budget - used - reserved

/** True if the budget covers the used and reserved sums: a lower budget would invalidate approvals. */
export const isBudgetAllowed = (budget: MinorUnits | null, { used, reserved }: Spending): boolean =>
  budget === null || (Number.isInteger(budget) && budget >= 0 && budget >= used + reserved)

type ReasonKind = 'ORDER_LIMIT' | 'BUDGET'
export type OrderApprovalReason = { readonly kind: ReasonKind; readonly amount: MinorUnits }

type Wanted = {
  /** Net sum with the transport. */
  readonly net: MinorUnits
  /** Order limit; null without a limit. With 0, every order needs an approval. */
  readonly orderLimit: MinorUnits | null
  /** Remaining budget; null without a budget. */
  readonly left: MinorUnits | null
}

/** Reasons why an order needs the approval of a second person; empty if it can be placed at once. */
export function approvalReasons({ net, orderLimit, left }: Wanted): OrderApprovalReason[] {
  return [
    ...(orderLimit !== null && (net > orderLimit || orderLimit <= 0)
      ? [{ kind: 'ORDER_LIMIT' as const, amount: Math.max(0, orderLimit) }]
      : []),
    ...(left !== null && net > left ? [{ kind: 'BUDGET' as const, amount: Math.max(0, left) }] : []),
  ]
}
