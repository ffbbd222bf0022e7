/** Who is logged in, as the login answer tells it (spec 3). */
export type User = {
  readonly firstName: string
  readonly lastName: string
  readonly customerId: string
  readonly entityId: string
  readonly contactId?: string | undefined
  readonly billingCountry: string
  /** ISO 4217: what is billed. */
  readonly accountCurrency?: string | undefined
  /** ISO 4217: what stands beside it, for information. */
  readonly alternativeCurrency?: string | undefined
  readonly mayTogglePrices: boolean
  readonly role: 'customer' | 'admin'
}
