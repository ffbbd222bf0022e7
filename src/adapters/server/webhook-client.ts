import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type {
  WebhookOutcome,
  WebhookClient,
  WebhookRequest,
} from '#mock-backend/partner-interface/webhook-client.ts'

type Settings = {
  /** Hosts with port that may have private addresses and no TLS. */
  readonly exemptHosts?: readonly string[]
  /** Timeout in ms of connection and response together. */
  readonly timeoutMs?: number
  readonly resolve?: typeof resolve
}

const TIMEOUT_MS = 5_000
const BODY_BYTES_MAX = 64_000

/** Addresses that are not of the public internet (RFC 6890). */
const RESERVED = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  RESERVED.addSubnet(net, prefix)
// among IPv6 addresses, only global unicast is public, except reserved blocks and addresses that embed an IPv4
// address
const GLOBAL_UNICAST = new BlockList()
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6')
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  RESERVED.addSubnet(net, prefix, 'ipv6')

export function isPublicIp(address: string): boolean {
  if (isIP(address) === 4) return !RESERVED.check(address)
  return isIP(address) === 6 && GLOBAL_UNICAST.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6')
}

class PrivateAddress extends Error {}

/**
 * Calls webhooks from this server. Prevents SSRF: it connects only to addresses that were checked, and follows no
 * redirect. The body of the response is not read.
 */
export function createWebhookClient(settings: Settings = {}): WebhookClient {
  const { exemptHosts = [], timeoutMs = TIMEOUT_MS } = settings
  const isExempt = (url: string) => URL.canParse(url) && exemptHosts.includes(new URL(url).host)
  const send = ({ url, body, headers }: WebhookRequest): Promise<WebhookOutcome> => {
    const { protocol, hostname } = new URL(url)
    const isFree = isExempt(url)
    // an IP address in the URL needs no DNS lookup, so the check of the looked-up addresses would be bypassed
    if (!isFree && (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0))
      return Promise.resolve({ failure: 'private-address' })
    if (Buffer.byteLength(body) > BODY_BYTES_MAX) return Promise.resolve({ failure: 'unreachable' })
    const { promise, resolve: end } = Promise.withResolvers<WebhookOutcome>()
    const request = (protocol === 'https:' ? requestSecure : requestPlain)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Drawbar' },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isFree && { lookup: publicLookup(settings.resolve ?? resolve) }),
    })
    request.on('response', ({ statusCode = 0 }) => {
      end({ status: statusCode, ...(statusCode >= 300 && statusCode < 400 && { failure: 'redirect' }) })
      request.destroy()
    })
    request.on('error', (error) => end({ failure: failureOf(error) }))
    request.end(body)
    return promise
  }
  return { isExempt, send }
}

/** DNS lookup that fails if one of the addresses is not public; the connection is made to the returned addresses. */
const publicLookup =
  (look: typeof resolve): LookupFunction =>
  (hostname, options, callback) => {
    look(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const isPrivate = addresses.some(({ address }) => !isPublicIp(address))
      if (error || isPrivate) return callback(error ?? new PrivateAddress(hostname), [])
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      callback(null, first?.address ?? '', first?.family)
    })
  }

function failureOf(error: Error & { readonly code?: unknown }): WebhookOutcome['failure'] {
  if (error instanceof PrivateAddress) return 'private-address'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  return error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN' ? 'unknown-host' : 'unreachable'
}
