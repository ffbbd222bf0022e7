export type PriceVisibility = {
  readonly loggedIn: boolean
  /** What the account may see. */
  readonly showPrice: boolean
  /** What its user wants to see for now. */
  readonly hiddenByUser: boolean
}

/** Spec 4. */
export function pricesAreVisible({ loggedIn, showPrice, hiddenByUser }: PriceVisibility): boolean {
  return loggedIn && showPrice && !hiddenByUser
}
