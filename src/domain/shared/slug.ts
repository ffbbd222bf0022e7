/** Maximum length of a slug; the contract has the same. */
export const SLUG_LENGTH_MAX = 200

export const isSlug = (text: string): boolean => text !== '' && text.length <= SLUG_LENGTH_MAX
