import type { Job } from '../punch-out/punch-out.ts'

/** The logged-in user, from the login response (spec 3). */
export type User = {
  readonly firstName: string
  readonly lastName: string
  readonly customerId: string
  /** Name of the customer. */
  readonly companyName?: string | undefined
  /** Address to which the link for a new password is sent. */
  readonly email?: string | undefined
  readonly entityId: string
  readonly contactId?: string | undefined
  readonly billingCountry: string
  /** ISO 4217 code of the billing currency. */
  readonly accountCurrency?: string | undefined
  /** ISO 4217 code of the currency for information. */
  readonly alternativeCurrency?: string | undefined
  readonly mayTogglePrices: boolean
  readonly role: 'customer' | 'admin'
  /** Name of the seller's employee who acts for the user. */
  readonly onBehalf?: string | undefined
  /** Vehicle and order number for which a punch-out buyer orders; absent outside a punch-out session. */
  readonly punchOut?: Job | undefined
}

/** Id of the owner of the data that a browser stores for a user: colleagues of a company do not share it. */
export const dataOwnerIdOf = ({ contactId, customerId }: User): string => contactId ?? customerId
