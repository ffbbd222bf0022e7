/** Parses a URL; undefined if the text is invalid. Like `URL.parse`, which older supported browsers lack. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
