import { isIP } from 'node:net'

/**
 * Client address by X-Forwarded-For, as far as the header is trustworthy. Each trusted proxy appends its client;
 * earlier entries may be forged. Without a trustworthy entry, as for a client that bypasses the proxies, the result is
 * the address of the connection, so that no header disables a rate limit.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string | undefined {
  return forwardedAddress(forwardedFor, trustedProxies) ?? network(socketAddress)
}

/** Client address in the entry of the outermost trusted proxy; `undefined` without one. */
export function forwardedAddress(forwardedFor: string | null, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined
  return network(forwardedFor?.split(',').at(-trustedProxies)?.trim())
}

/** Reduces an IPv6 address to its /64 network, because a subscriber has at least that many addresses. */
function network(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 4) return plain
  if (isIP(plain) !== 6) return undefined
  const [head = '', tail] = plain.split('%', 1)[0]!.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
