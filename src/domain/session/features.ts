/** Rights of an account (spec 6). */
export type Features = {
  readonly order: boolean
  readonly invoice: boolean
  readonly shipment: boolean
  readonly showPrice: boolean
  readonly fillBasket: boolean
  readonly vinSearch: boolean
  /** Right to use the partner interface. Absent if the API does not report it: the page then requests it. */
  readonly partnerInterface?: boolean | undefined
  /** True if the account manages the people of its company. */
  readonly people?: boolean | undefined
  /** True if the user may show and hide prices; absent if only the login response contains the right. */
  readonly priceToggle?: boolean | undefined
  /** Another administrator of the company, and the missing rights that the user may request. */
  readonly administrator?: { readonly name: string; readonly rights: readonly string[] } | undefined
  /** True for the help desk, which may act for persons of customers. */
  readonly onBehalf?: boolean | undefined
}

export const NO_FEATURES: Features = Object.freeze({
  order: false,
  invoice: false,
  shipment: false,
  showPrice: false,
  fillBasket: false,
  vinSearch: false,
})

/**
 * True if the user may change the company's billing address and credit limit: an administrator, or any user of a
 * company without one.
 */
export const mayChangeCompanyData = ({ people, administrator }: Features): boolean =>
  people === true || administrator === undefined
