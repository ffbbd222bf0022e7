/** What the search of the shop takes (spec 2). */
export type SearchMode = 'part' | 'vin' | 'part-and-vin'

export const DEFAULT_VIN_HISTORY_LENGTH = 10

/** Logged in, the account's own flag counts too (spec 6). */
export function vinSearchIsOffered(
  mode: SearchMode,
  { isLoggedIn, vinSearch }: { readonly isLoggedIn: boolean; readonly vinSearch: boolean },
): boolean {
  return mode !== 'part' && (!isLoggedIn || vinSearch)
}
