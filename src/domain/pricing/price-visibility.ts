export type PriceVisibility = {
  readonly loggedIn: boolean
  readonly showPrice: boolean
  readonly hiddenByUser: boolean
}

export function pricesAreVisible({ loggedIn, showPrice, hiddenByUser }: PriceVisibility): boolean {
  return loggedIn && showPrice && !hiddenByUser
}
