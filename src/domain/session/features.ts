/** Rights of an account (spec 6). */
export type Features = {
  readonly order: boolean
  readonly invoice: boolean
  readonly shipment: boolean
  readonly showPrice: boolean
  readonly fillBasket: boolean
  readonly vinSearch: boolean
  /** Absent if the API does not report it: then its page decides. */
  readonly partnerInterface?: boolean | undefined
}

export const NO_FEATURES: Features = Object.freeze({
  order: false,
  invoice: false,
  shipment: false,
  showPrice: false,
  fillBasket: false,
  vinSearch: false,
})
