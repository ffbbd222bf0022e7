import { parseUrl } from '../shared/parse-url.ts'

export type WebhookUrlError =
  | 'not-an-address'
  | 'not-https'
  | 'with-credentials'
  | 'not-a-name'
  | 'private'
  | 'other-port'

const LENGTH_MAX = 500
const NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/
/** Top-level domains without public DNS (RFC 2606, 6761, 6762, 8375), and those that are common in company networks. */
const PRIVATE_TOP_LEVEL_DOMAINS = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'invalid',
  'onion',
  'svc',
  'cluster',
  'consul',
]
/** Wildcard DNS services whose names resolve to private addresses. */
const WILDCARD_DNS =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|traefik\.me)$/

/**
 * Validates the URL of a webhook. Accepts host names only, no IP addresses: an IPv4 address can be written in
 * decimal, octal and hexadecimal forms, and an IPv6 address can embed any of them. A name may still resolve to
 * a private address: the caller of the webhook must check the addresses that it connects to (SSRF).
 */
export function webhookUrlError(typedText: string): WebhookUrlError | undefined {
  const text = typedText.trim()
  if (text.length > LENGTH_MAX || /[\s\\\p{Cc}]/u.test(text)) return 'not-an-address'
  const url = parseUrl(text)
  if (!url) return 'not-an-address'
  const authority = /^https:\/\/([^/?#]+)/i.exec(text)?.[1]
  if (authority === undefined) return 'not-https'
  if (authority.includes('@')) return 'with-credentials'
  const { hostname, port } = url
  const name = hostname.replace(/\.$/, '')
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (PRIVATE_TOP_LEVEL_DOMAINS.includes(ending) || WILDCARD_DNS.test(name)) return 'private'
  if (!NAME.test(name)) return 'not-a-name'
  return port === '' ? undefined : 'other-port'
}
