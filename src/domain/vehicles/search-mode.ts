/** Search mode of the shop (spec 2). */
export type SearchMode = 'part' | 'vin' | 'part-and-vin'

export const DEFAULT_VIN_HISTORY_LENGTH = 10

/**
 * True if the user may search by VIN. The API derives the mode from the rights of the account, so they need no check.
 */
export function vinSearchIsOffered(mode: SearchMode): boolean {
  return mode !== 'part'
}
