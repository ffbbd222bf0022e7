import { parseUrl } from '../shared/parse-url.ts'

const PATH_LENGTH_MAX = 2048
const SITE = 'https://site.invalid'
const CONTROL = /[\u0000-\u001F\u007F]/

/**
 * Start of a path that browsers read as another host. Encoded slashes count too, because a second decoding would make
 * them slashes.
 */
const LEADS_AWAY = /^\/(?:[/\\]|%2f|%5c)/i

/**
 * Validates a return path as a browser would read it, against open redirects; `undefined` unless it is a path of
 * this site. Dot segments are resolved first, because `/.//host` becomes `//host`.
 */
export function safeInternalPath(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string' || text.length > PATH_LENGTH_MAX) return undefined
  if (!text.startsWith('/') || LEADS_AWAY.test(text) || text.includes('\\') || CONTROL.test(text))
    return undefined

  const url = new URL(text, SITE)
  if (url.origin !== SITE || LEADS_AWAY.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** Validates an external link: https, mailto or tel (spec 8). */
export function safeExternalHref(text: string | null | undefined): string | undefined {
  const url = typeof text === 'string' && !CONTROL.test(text) ? parseUrl(text) : undefined
  if (!url) return undefined
  const { href, protocol, username, password } = url
  if (protocol === 'mailto:' || protocol === 'tel:') return href
  return protocol === 'https:' && !username && !password ? href : undefined
}

/** Validates a link from an API response against a list of allowed origins. */
export function hrefAtAllowedOrigin(
  text: string | undefined,
  origins: readonly string[],
): string | undefined {
  const href = safeExternalHref(text)
  return href !== undefined && origins.includes(new URL(href).origin) ? href : undefined
}
