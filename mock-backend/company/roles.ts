import type { PersonRole } from '#contracts/company/people.contract.ts'
import type { AccountFlags } from '../session/account.ts'

export type RoleRights = AccountFlags & { readonly priceToggle: boolean; readonly isApprover: boolean }

const ALL = {
  order: true,
  invoice: true,
  shipment: true,
  showPrice: true,
  fillBasket: true,
  vinSearch: true,
  priceToggle: true,
  isApprover: true,
}
const NONE = {
  order: false,
  invoice: false,
  shipment: false,
  showPrice: false,
  fillBasket: false,
  vinSearch: false,
  priceToggle: false,
  isApprover: false,
}

/** The rights of each role, without the exceptions of a person. */
export const ROLE_RIGHTS: Readonly<Record<PersonRole, RoleRights>> = {
  ADMINISTRATOR: ALL,
  BUYER: { ...ALL, invoice: false, isApprover: false },
  APPROVER: ALL,
  BOOKKEEPER: { ...NONE, invoice: true, showPrice: true },
  WAREHOUSE: { ...NONE, shipment: true, vinSearch: true },
}
