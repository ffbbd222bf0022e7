import { parseUrl } from '../shared/parse-url.ts'

const LENGTH_MAX = 2000
/**
 * Scheme, then a host without user: neither a backslash nor a control character, which browsers interpret
 * differently.
 */
const ADDRESS = /^https?:\/\/[^/\\?#@\s]+(?:[/?#]|$)/i
const ODD = /[\s\\\p{Cc}]/u
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/**
 * The address that a basket may return to: https on a configured host, without user or password. This machine (for the
 * demo ERP) also by http and on any port, if it is configured.
 */
export function returnAddress(text: string, hosts: readonly string[]): URL | undefined {
  if (text.length > LENGTH_MAX || ODD.test(text) || !ADDRESS.test(text)) return undefined
  const url = parseUrl(text)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (LOOPBACK.has(url.hostname)) return hosts.includes(url.hostname) ? url : undefined
  return url.protocol === 'https:' && hosts.includes(url.host) ? url : undefined
}

/** Sources of a security policy for what may frame a session of these hosts. */
export const hostSources = (hosts: readonly string[]): readonly string[] =>
  hosts
    .filter((host) => /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i.test(host))
    .flatMap((host) => (LOOPBACK.has(host) ? [`http://${host}:*`, `https://${host}:*`] : [`https://${host}`]))
