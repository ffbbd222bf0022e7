export type AccountFlags = {
  order: boolean
  invoice: boolean
  shipment: boolean
  showPrice: boolean
  fillBasket: boolean
  vinSearch: boolean
}

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
}

/** Users type their user name in any case, often with surrounding blanks. */
export const normalisedUserName = (typed: string) => typed.trim().toLowerCase()
