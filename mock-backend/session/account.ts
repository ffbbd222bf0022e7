import type { Right } from '#contracts/call-access.ts'

export type AccountFlags = Record<Right, boolean>

export type Account = AccountFlags & {
  userName: string
  customerId: string
  contactId: string
  entityID: string
  givenName: string
  familyName: string
  country: string
  currency: string
  alternativeCurrency: string | null
  priceToggle: boolean
  isAdmin: boolean
  discountPercent: number
  /** Of a visitor from a punch-out session, which has a cart of its own. */
  punchOut?: string | undefined
  /** Key of a call with an API key. */
  apiKey?: { readonly keyId: string; readonly scopes: readonly string[] } | undefined
}

/** Whose active cart: that of the customer, or of the punch-out session. */
export const cartOwner = ({ customerId, punchOut }: Account) => punchOut ?? customerId

/** Users type their user name in any case, often with surrounding blanks. */
export const normalisedUserName = (typed: string) => typed.trim().toLowerCase()

/** The demo accounts that are administrators of their company. */
const ADMINISTRATORS: ReadonlySet<string> = new Set(
  ['full', 'noprice', 'export', 'new', 'kz'].map((name) => `${name}@demo.test`),
)

export const isAdministrator = ({ userName, punchOut, apiKey }: Account) =>
  punchOut === undefined && apiKey === undefined && ADMINISTRATORS.has(userName)
