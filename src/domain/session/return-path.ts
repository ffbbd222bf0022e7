const LONGEST_PATH = 2048
const SITE = 'https://site.invalid'
const CONTROL = /[\u0000-\u001F\u007F]/

/** Encoded slashes count: one decoding later they would be a host. */
const LEADS_AWAY = /^\/(?:[/\\]|%2f|%5c)/i

/**
 * The path to go (back) to, with query and hash, as a browser would understand it; `undefined` when it is not
 * plainly a path of this site. Dot segments are resolved first, because `/.//host` turns into `//host`.
 */
export function safeInternalPath(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_PATH) return undefined
  if (!text.startsWith('/') || LEADS_AWAY.test(text) || text.includes('\\') || CONTROL.test(text))
    return undefined

  const url = new URL(text, SITE)
  if (url.origin !== SITE || LEADS_AWAY.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/**
 * A link that may leave the site: https to an allowed host, mailto or tel (spec 8). `'any'` host is for links
 * that the country's data supplies. Hosts are compared whole, a port included.
 */
export function safeExternalHref(
  text: string | null | undefined,
  allowedHosts: readonly string[] | 'any',
): string | undefined {
  if (typeof text !== 'string' || CONTROL.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href
  if (url.protocol !== 'https:' || url.username || url.password) return undefined
  const allowed = allowedHosts === 'any' || allowedHosts.some((host) => host.toLowerCase() === url.host)
  return allowed ? url.href : undefined
}

/** A page at one of these origins, over https: where a visitor is sent, not what they may follow. */
export function secureHrefAt(text: string, origins: readonly string[]): string | undefined {
  const href = safeExternalHref(text, 'any')
  return href !== undefined && origins.includes(new URL(href).origin) ? href : undefined
}
