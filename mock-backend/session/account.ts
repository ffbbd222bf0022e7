import type { Right } from '#contracts/call-access.ts'
import type { PersonRole } from '#contracts/people/people.contract.ts'

export type AccountFlags = Record<Right, boolean>

/** A person of a company, who logs in. */
export type Account = AccountFlags & {
  userName: string
  /** Company. Orders, documents, addresses and favourites belong to it. */
  customerId: string
  /** Person. Carts, choices at checkout and sessions belong to it. */
  contactId: string
  companyRole: PersonRole
  isDeactivated: boolean
  /** Minor units of the account's currency; null if no order needs an approval. */
  orderLimit: number | null
  isApprover: boolean
  /** Cost centres that the person may order for; null for all. */
  costCentres: string[] | null
  /** Ids of the delivery addresses that the person may order to; null for all. */
  deliveryAddresses: string[] | null
  settingsVersion: number
  /** True if the person sees the orders of colleagues. */
  seesColleagues: boolean
  /** Milliseconds since the epoch; null before the first login. */
  lastLoginAt: number | null
  entityID: string
  givenName: string
  familyName: string
  country: string
  currency: string
  alternativeCurrency: string | null
  priceToggle: boolean
  isAdmin: boolean
  /** Language of mails. */
  language: string
  discountPercent: number
  /** Id of the punch-out session of a visitor, which has a separate cart. */
  punchOut?: string | undefined
  /** Name of the seller's employee who acts for the person. */
  onBehalf?: string | undefined
  /** Customer’s system that sends an order. */
  systemId?: string | undefined
  /** API key with which the call was made. */
  apiKey?: { readonly keyId: string; readonly scopes: readonly string[] } | undefined
}

export const nameOf = ({ givenName, familyName }: Pick<Account, 'givenName' | 'familyName'>) =>
  `${givenName} ${familyName}`.trim()

/** Name of the person, followed by the seller's employee who acts for the person. */
export const actorOf = (account: Account) =>
  account.onBehalf === undefined ? nameOf(account) : `${nameOf(account)} (${account.onBehalf})`

/** Owner of the active cart: the person, or the punch-out session. */
export const cartOwner = ({ contactId, punchOut }: Account) => punchOut ?? contactId

/** Users type their user name in any case, often with surrounding blanks. */
export const normalisedUserName = (typedText: string) => typedText.trim().toLowerCase()

/** Demo account of the seller's help desk. */
export const isHelpDesk = ({ userName }: Account) => userName === 'helpdesk@demo.test'

/** False for the systems and keys of an administrator. */
export const isAdministrator = ({ companyRole, punchOut, apiKey, systemId }: Account) =>
  companyRole === 'ADMINISTRATOR' && [punchOut, apiKey, systemId].every((one) => one === undefined)
