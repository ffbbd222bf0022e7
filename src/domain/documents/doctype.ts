const LENGTH_MAX = 2000
/**
 * Matches the name and the optional external identifier of a doctype. A quoted literal cannot contain its quotation
 * mark.
 */
const BARE = /^\s+[^\s"'<>[\]]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s*(?:"[^"]*"|'[^']*'))?\s*$/

/**
 * True if the text between `<!DOCTYPE` and `>` refers at most to an external definition. An internal subset (`[…]`)
 * could declare entities; an external one has no effect on a parser that does not fetch it.
 */
export const isBareDoctype = (text: string): boolean => text.length <= LENGTH_MAX && BARE.test(text)
