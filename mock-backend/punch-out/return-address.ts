const LOOPBACK = new Set(['localhost', '127.0.0.1'])

/** True if a basket may go to this URL: https on a configured host, or http on this machine if that is configured. */
export function isReturnAddress(text: string, hosts: readonly string[]): boolean {
  if (!/^https?:\/\/[^/\\\s@]+(?:[/?#]|$)/i.test(text) || !URL.canParse(text)) return false
  const { protocol, host, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (LOOPBACK.has(hostname)) return hosts.includes(hostname)
  return protocol === 'https:' && hosts.includes(host)
}
