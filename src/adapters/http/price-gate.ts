/** Maps a price, or what consists of prices; undefined where they are hidden. */
export type IfShown = <Dto, Value>(dto: Dto | null | undefined, map: (dto: Dto) => Value) => Value | undefined

/** Decides whether prices of an answer are used; by default, the API has left out what the account may not see. */
export type PriceGate = { readonly prices: (priceVisible?: boolean) => IfShown }
