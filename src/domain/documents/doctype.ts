const LONGEST = 2000
/** Name and external identifier; the literals hold no quote of their own kind. */
const BARE = /^\s+[^\s"'<>[\]]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s*(?:"[^"]*"|'[^']*'))?\s*$/

/**
 * Whether what stands between `<!DOCTYPE` and `>` names an external definition at most. An internal subset (`[…]`) could
 * declare entities; an external one declares nothing to whom does not fetch it.
 */
export const isBareDoctype = (text: string): boolean => text.length <= LONGEST && BARE.test(text)
