/** An address that an answer names, as far as it may be linked to: encrypted, and at one of the known hosts. */
export function trackingLink(address: string | undefined, hosts: readonly string[]): string | undefined {
  const url = address === undefined ? null : URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    return undefined
  }
  return hosts.includes(url.hostname) ? url.href : undefined
}
