/** Maps a price, or an object with prices; undefined if they are hidden. */
export type IfShown = <Dto, Value>(dto: Dto | null | undefined, map: (dto: Dto) => Value) => Value | undefined

/** Decides whether prices of a response are used; by default, the API has omitted prices without permission. */
export type PriceGate = { readonly prices: (priceVisible?: boolean) => IfShown }
