export type PriceVisibility = {
  readonly loggedIn: boolean
  /** Right of the account to see prices. */
  readonly showPrice: boolean
  /** Temporary choice of the user in the account menu. */
  readonly hiddenByUser: boolean
}

/** Prices need a login and the right, and must not be hidden by the user (spec 4). */
export function pricesAreVisible({ loggedIn, showPrice, hiddenByUser }: PriceVisibility): boolean {
  return loggedIn && showPrice && !hiddenByUser
}
