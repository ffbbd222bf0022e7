/** Cuts to at most `length` UTF-16 code units, never within a surrogate pair. */
export function truncateText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * Typed or pasted text as one line of a document: control characters become blanks; invisible marks and marks that
 * change the text direction are removed. Joiners are preserved, because emoji and names need them.
 */
export function printableLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim()
}

/** Percent-decodes a text; invalid input is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
