/** Cuts to at most `length` UTF-16 units and never through the middle of a character. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** Percent-decodes; text that is not validly encoded comes back as it was. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
