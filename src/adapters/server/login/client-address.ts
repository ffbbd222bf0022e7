import { isIP } from 'node:net'

/**
 * Who calls, as far as it can be believed. Each trusted proxy appends who called it to X-Forwarded-For; what stands
 * before that was written by anybody. `undefined` when nothing can be believed, such as a proxy's own address
 * behind a proxy that nobody vouched for.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0) return forwardedFor === null ? network(socketAddress) : undefined
  return network(forwardedFor?.split(',').at(-trustedProxies)?.trim())
}

/** An IPv6 subscriber owns at least a /64 and may change the rest at will. */
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
