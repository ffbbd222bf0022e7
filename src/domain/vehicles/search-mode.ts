/** Search mode of the shop (spec 2). */
export type SearchMode = 'part' | 'vin' | 'part-and-vin'

export const DEFAULT_VIN_HISTORY_LENGTH = 10

/** The mode already includes the rights of the account, because the setting is requested with its token. */
export function vinSearchIsOffered(mode: SearchMode): boolean {
  return mode !== 'part'
}
