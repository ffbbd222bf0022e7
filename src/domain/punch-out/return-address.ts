import { parseUrl } from '../shared/parse-url.ts'

const LENGTH_MAX = 2000
/**
 * URL with a host and without a user name. Backslashes and control characters are not allowed, because browsers
 * interpret them differently.
 */
const ADDRESS = /^https?:\/\/[^/\\?#@\s]+(?:[/?#]|$)/i
const ODD = /[\s\\\p{Cc}]/u
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/**
 * Validates the URL to which a basket returns: https on a configured host, without user name or password. For the demo
 * ERP, this machine is also allowed by http and on any port, if it is configured.
 */
export function returnAddress(text: string, hosts: readonly string[]): URL | undefined {
  if (text.length > LENGTH_MAX || ODD.test(text) || !ADDRESS.test(text)) return undefined
  const url = parseUrl(text)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (LOOPBACK.has(url.hostname)) return hosts.includes(url.hostname) ? url : undefined
  return url.protocol === 'https:' && hosts.includes(url.host) ? url : undefined
}

/** Sources of the security policy `frame-ancestors`, so that pages of these hosts may frame a session. */
export const hostSources = (hosts: readonly string[]): readonly string[] =>
  hosts
    .filter((host) => /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i.test(host))
    .flatMap((host) => (LOOPBACK.has(host) ? [`http://${host}:*`, `https://${host}:*`] : [`https://${host}`]))
