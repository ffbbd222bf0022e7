const NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/
const [NAME_MAX, LABEL_MAX] = [253, 63]
/** Top-level domains of private networks. The form of the shop rejects the same ones; a test compares both lists. */
const PRIVATE_TOP_LEVEL_DOMAINS =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|invalid|onion|svc|cluster|consul)$/
const WILDCARD_DNS =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|traefik\.me)$/

/**
 * True if a webhook may call this URL (SSRF): https, a public host name, no IP address, no credentials, the
 * default port.
 */
export function isPublicAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname, port } = new URL(text)
  const name = hostname.replace(/\.$/, '')
  return (
    protocol === 'https:' &&
    `${username}${password}${port}` === '' &&
    !/^https:\/\/[^/?#]*@/i.test(text) &&
    name.length <= NAME_MAX &&
    name.split('.').every((label) => label.length <= LABEL_MAX) &&
    NAME.test(name) &&
    !PRIVATE_TOP_LEVEL_DOMAINS.test(name) &&
    !WILDCARD_DNS.test(name)
  )
}

/** True if the host has a public name; any port is allowed. */
export function isPublicHost(host: string): boolean {
  const [name = '', port = '443'] = host.split(':')
  return (
    /^\d{1,5}$/.test(port) &&
    `${name}:${port}` === `${host}${host.includes(':') ? '' : ':443'}` &&
    isPublicAddress(`https://${name}`)
  )
}
