/**
 * A number without what people and documents put between its characters: white space, invisible characters
 * (soft hyphen, zero-width space, direction marks) and every kind of dash, the minus sign included.
 */
export function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}\u2212]/gu, '')
}

export function withoutDots(text: string): string {
  return text.replaceAll('.', '')
}

/** Letters and digits alone, in capitals: how numbers of different makers are compared. */
export function bareNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}

/** Nothing is equal to nothing: two texts without a letter or digit are not the same number. */
export function isSameNumber(one: string, other: string): boolean {
  const bare = bareNumber(one)
  return bare !== '' && bare === bareNumber(other)
}
