/** Cuts to at most `length` UTF-16 code units, never within a surrogate pair. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * What was typed or pasted, as one line of a paper: control characters become blanks, and marks are left out that
 * cannot be seen or turn the order of what stands beside them. Joiners stay: emoji and names need them.
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
