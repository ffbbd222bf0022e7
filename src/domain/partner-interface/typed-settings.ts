import { webhookUrlError } from './webhook-url.ts'

const HOSTS_MAX = 5
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/** Parses hosts separated by commas or blanks; `undefined` if one is not a public host, or for more than five. */
export function hostsIn(
  typedText: string,
  knownHosts: readonly string[] = [],
): readonly string[] | undefined {
  const hosts = [
    ...new Set(
      typedText
        .slice(0, 2000)
        .toLowerCase()
        .split(/[\s,;]/)
        .filter(Boolean),
    ),
  ]
  const isHost = (host: string) => knownHosts.includes(host) || isPublicHost(host)
  return hosts.length <= HOSTS_MAX && hosts.every(isHost) ? hosts : undefined
}

function isPublicHost(host: string): boolean {
  const [name = '', port] = host.split(':')
  if (LOOPBACK.has(name) || host.split(':').length > 2) return false
  return (port === undefined || /^\d{1,5}$/.test(port)) && webhookUrlError(`https://${name}`) === undefined
}

const PAIR = /^\s{0,9}([^\s=]{1,12})\s{0,9}=\s{0,9}([^\s=]{1,12})\s{0,9}$/

/** Parses pairs of codes, `ours=yours`, separated by commas; `undefined` for another format. */
export function codesIn(typedText: string): Readonly<Record<string, string>> | undefined {
  const parts = typedText
    .slice(0, 2000)
    .split(/[,;\n]/)
    .filter((part) => part.trim() !== '')
  const pairs = parts.map((part) => PAIR.exec(part.slice(0, 60)))
  if (pairs.includes(null)) return undefined
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
}

export const codesText = (codes: Readonly<Record<string, string>>): string =>
  Object.entries(codes)
    .map(([ours, theirs]) => `${ours}=${theirs}`)
    .join(', ')

/** Name of a field in the customer's system. */
export const isFieldName = (text: string): boolean => /^[A-Za-z][A-Za-z0-9_:-]{0,39}$/.test(text)
