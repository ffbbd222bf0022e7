import { PersonRight, type PersonRole } from '#contracts/people/people.contract.ts'
import type { AccountFlags } from '../session/account.ts'

/** The rights of each role, without the exceptions of a person. */
export const ROLE_RIGHTS: Readonly<Record<PersonRole, readonly PersonRight[]>> = {
  ADMINISTRATOR: PersonRight.options,
  BUYER: PersonRight.options.filter((right) => right !== 'invoice'),
  APPROVER: PersonRight.options,
  BOOKKEEPER: ['invoice', 'showPrice'],
  WAREHOUSE: ['shipment', 'vinSearch'],
}

export const isApproverRole = (role: PersonRole) => role === 'ADMINISTRATOR' || role === 'APPROVER'

/** Converts rights to the flags of an account. */
export const flagsOf = (rights: readonly PersonRight[]) =>
  Object.fromEntries(PersonRight.options.map((right) => [right, rights.includes(right)])) as AccountFlags & {
    priceToggle: boolean
  }

export const rightsIn = (flags: Readonly<Record<PersonRight, boolean>>): PersonRight[] =>
  PersonRight.options.filter((right) => flags[right])
