/** Maps a price, or an object with prices; undefined if they are hidden. */
export type MapIfVisible = <Dto, Value>(
  dto: Dto | null | undefined,
  map: (dto: Dto) => Value,
) => Value | undefined

/**
 * Decides whether the prices of a response are used. If `priceVisible` is absent, the API has omitted prices that the
 * account may not see.
 */
export type PriceGate = { readonly prices: (priceVisible?: boolean) => MapIfVisible }
