import type { PersonRole } from '#contracts/people/people.contract.ts'

type Member = {
  readonly contactId: string
  readonly companyRole: PersonRole
  readonly isDeactivated: boolean
}

export const isActiveAdministrator = ({ companyRole, isDeactivated }: Member) =>
  companyRole === 'ADMINISTRATOR' && !isDeactivated

/** True if the company would have no administrator without this person. */
export const isLastAdministrator = (people: readonly Member[], one: Member): boolean =>
  isActiveAdministrator(one) &&
  people.every((other) => other.contactId === one.contactId || !isActiveAdministrator(other))

/** True if the change would leave the company without an administrator. */
export const removesLastAdministrator = (people: readonly Member[], before: Member, after: Member): boolean =>
  isLastAdministrator(people, before) && !isActiveAdministrator(after)
