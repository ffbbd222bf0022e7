/** What the search of the shop takes (spec 2). */
export type SearchMode = 'part' | 'vin' | 'part-and-vin'

export const DEFAULT_VIN_HISTORY_LENGTH = 10

/** What the account may do is part of the mode: the setting is asked for with its token. */
export function vinSearchIsOffered(mode: SearchMode): boolean {
  return mode !== 'part'
}
