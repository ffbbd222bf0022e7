import { errorResponse, type ErrorResponse } from '../http/error-response.ts'
import type { CostCentres } from '../cost-centres/cost-centres.ts'
import type { Services } from '../services.ts'
import type { Account } from '../session/account.ts'
import type { OrderPlacement } from './placed-orders.ts'

type Rules = Pick<Services, 'approvals' | 'costCentres' | 'checkout'>

/**
 * Returns the rejection of an unpaid order that the account may no longer place: its rights, its limit, the
 * budget or the cost centre have changed. Undefined if it may.
 */
export function unpaidOrderError(
  { approvals, costCentres, checkout }: Rules,
  account: Account,
  { basket, answer: { costCentre } }: OrderPlacement,
): ErrorResponse<403 | 422> | undefined {
  if (!mayOrder(checkout, account, basket.address)) return mayNotOrder()
  const wrong = costCentreError(costCentres, account, costCentre)
  if (wrong) return wrong
  const reasons = approvals.reasonsFor(account, basket.totals.net, costCentre)
  return reasons.length > 0 ? paymentNotForApprovalError() : undefined
}

/** True if the account is active, may fill a cart, and may order to the address. */
export const mayOrder = (
  { addresses }: Services['checkout'],
  account: Account,
  { id }: { readonly id: string },
): boolean => !account.isDeactivated && account.fillBasket && addresses.find(account, id) !== undefined

const mayNotOrder = () => errorResponse(403, 403005, 'The person may no longer place this order.')

/** Returns the error if the cost centre of an order is not allowed, or if a required one is missing. */
export function costCentreError(
  costCentres: CostCentres,
  account: Account,
  costCentre: string | undefined,
): ErrorResponse<422> | undefined {
  if (costCentre === undefined)
    return costCentres.isRequiredFor(account) ? costCentreMissingError() : undefined
  if (costCentres.isOpen(account, costCentre)) return undefined
  return errorResponse(422, 422040, 'The cost centre is closed or unknown.')
}

const costCentreMissingError = () => errorResponse(422, 422054, 'The order needs a cost centre.')

export const noApproverError = () =>
  errorResponse(422, 422053, 'The order needs an approval, and the company has no active approver for it.')

export const paymentNotForApprovalError = () =>
  errorResponse(422, 422045, 'An order that waits for an approval is paid on account or in advance.')
