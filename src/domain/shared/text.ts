/** Cuts to at most `length` UTF-16 code units, never within a surrogate pair. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** Percent-decodes a text; invalid input is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
