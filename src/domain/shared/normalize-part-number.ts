/**
 * Removes white space, invisible characters (soft hyphen, zero-width space, direction marks) and all dashes, including
 * the minus sign.
 */
export function stripSeparators(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}\u2212]/gu, '')
}

export function withoutDots(text: string): string {
  return text.replaceAll('.', '')
}

/** Letters and digits only, in capitals: the form in which part numbers are compared. */
export function normalizePartNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}

/** Compares numbers; two texts without letters and digits are not equal. */
export function isSameNumber(one: string, other: string): boolean {
  const bare = normalizePartNumber(one)
  return bare !== '' && bare === normalizePartNumber(other)
}
