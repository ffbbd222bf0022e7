import type { Money } from '../shared/money.ts'

export const PERSON_ROLES = ['ADMINISTRATOR', 'BUYER', 'APPROVER', 'BOOKKEEPER', 'WAREHOUSE'] as const
export type PersonRole = (typeof PERSON_ROLES)[number]

export const PERSON_RIGHTS = [
  'order',
  'invoice',
  'shipment',
  'showPrice',
  'fillBasket',
  'vinSearch',
  'priceToggle',
] as const
export type PersonRight = (typeof PERSON_RIGHTS)[number]

/** Rights that a person can request; `people` is the role of an administrator. */
export const REQUESTABLE_RIGHTS = [...PERSON_RIGHTS, 'people'] as const
export type RequestableRight = (typeof REQUESTABLE_RIGHTS)[number]

export type PersonState = 'ACTIVE' | 'DEACTIVATED' | 'INVITED' | 'EXPIRED'

/** Settings that an administrator may change. */
export type PersonSettings = {
  readonly role: PersonRole
  readonly rights: readonly PersonRight[]
  /** Undefined if no order needs an approval. */
  readonly orderLimit: Money | undefined
  readonly seesColleagues: boolean
  /** Ids of the permitted addresses; undefined permits all, an empty list none, as for the cost centres. */
  readonly deliveryAddresses: readonly string[] | undefined
  readonly costCentres: readonly string[] | undefined
}

/** Settings that an administrator chooses for an invited person; the others depend on the role. */
export type InvitedSettings = Pick<PersonSettings, 'role' | 'orderLimit' | 'costCentres'>

/** A login of the customer's company, or an open invitation. Times are ISO 8601. */
export type Person = PersonSettings & {
  readonly personId: string
  /** Opaque version that each change of the settings replaces. */
  readonly version?: string | undefined
  readonly email: string
  /** Empty until the invitation is accepted. */
  readonly name: string
  readonly state: PersonState
  readonly isLastAdministrator: boolean
  readonly lastLoginAt?: string | undefined
  /** End of an invitation. */
  readonly expiresAt?: string | undefined
}

type Choice = { readonly id: string; readonly name: string }

/** A person, and everything that an administrator can grant. */
export type EditablePerson = {
  readonly person: Person
  readonly roles: readonly { readonly role: PersonRole; readonly rights: readonly PersonRight[] }[]
  readonly companyRights: readonly PersonRight[]
  readonly currency: string
  readonly addresses: readonly Choice[]
  readonly costCentres: readonly Choice[]
}

/**
 * Log entry about a person, a cost centre or an address. `what` is `state`, `name`, `role`, a right, or the name of
 * another setting.
 */
export type PersonChange = {
  readonly changeId: string
  readonly at: string
  readonly by: string
  readonly byEmail?: string | undefined
  readonly person: string
  /** Set if the entry is about a person. */
  readonly personEmail?: string | undefined
  readonly what: string
  readonly from: string
  readonly to: string
}

/** A right that a person has asked the administrators for. */
export type RightRequest = {
  readonly requestId: string
  readonly name: string
  readonly email: string
  readonly right: RequestableRight
  readonly at: string
  /** Absent while the request is open. */
  readonly decision?: { readonly by: string; readonly at: string; readonly isGranted: boolean } | undefined
}

export type PersonName = { readonly givenName: string; readonly familyName: string }

/** Input of the invited person who accepts the invitation. */
export type NewPerson = PersonName & { readonly password: string }

export const PERSON_NAME_LENGTH_MAX = 60

/** Control characters, and invisible ones such as fillers and direction marks. Joiners are part of names. */
const UNPRINTABLE = /(?![\u200C\u200D])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

export type NameError = 'missing' | 'too-long' | 'unprintable'
export type NameErrors = { readonly [Field in keyof PersonName]?: NameError | undefined }

export const nameErrors = ({ givenName, familyName }: PersonName): NameErrors => ({
  givenName: nameError(givenName),
  familyName: nameError(familyName),
})

function nameError(typedText: string): NameError | undefined {
  if (typedText.length > 10 * PERSON_NAME_LENGTH_MAX) return 'too-long'
  const name = typedText.trim()
  if (name === '') return 'missing'
  if (name.length > PERSON_NAME_LENGTH_MAX) return 'too-long'
  return UNPRINTABLE.test(name) ? 'unprintable' : undefined
}
