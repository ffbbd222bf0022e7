import type { AddressDraft } from '#contracts/addresses/addresses.contract.ts'
import type { Entry } from '../ledger/ledger.ts'
import type { Party } from './document-flow.ts'
import { customerProfileOf } from './order-profile.ts'

/** Ledger entry: the administrator has accepted a new billing address. */
export const BILLING_ADDRESS_ACCEPTED = 'billing address'

export const billingParty = (customerId: string, draft: AddressDraft): Party => ({
  ...draft,
  id: customerProfileOf(customerId).parties[0].id,
})

/** The billing address of a company that was accepted last, or else the generated one. */
export function billingAddressOf(customerId: string, entries: readonly Entry[]): Party {
  const accepted = entries.findLast(({ kind }) => kind === BILLING_ADDRESS_ACCEPTED)
  if (accepted === undefined) return customerProfileOf(customerId).parties[0]
  return billingParty(customerId, JSON.parse(accepted.content) as AddressDraft)
}
