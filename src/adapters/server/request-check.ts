import type { ProblemStatus } from './problem.ts'

export const ALLOWED_METHODS = ['GET', 'HEAD', 'POST'] as const

const TARGET_LENGTH_MAX = 8192
/** Maximum number of path segments: the router matches each prefix of a path, in quadratic time. */
const SEGMENTS_MAX = 32
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
/** Characters that RFC 3986 allows in path and query; the query may contain a stray percent sign. */
const TARGET = /^\/[\w\-.~!$&'()*+,;=:@/%[\]|^]*(?:\?[\w\-.~!$&'()*+,;=:@/?%[\]|{}^`"\\<>]*)?$/

export type RequestHead = {
  readonly method: string | undefined
  readonly target: string | undefined
  /** HTTP version. */
  readonly version: string
  /** All Host headers. */
  readonly hosts: readonly string[]
}

/** Validates the raw request line before a URL is parsed; returns the error status, or `undefined` if it is valid. */
export function requestProblemStatus({
  method,
  target,
  version,
  hosts,
}: RequestHead): ProblemStatus | undefined {
  if (!isAllowedMethod(method)) return 405
  if (target === undefined) return 400
  if (target.length > TARGET_LENGTH_MAX || segmentsIn(target) > SEGMENTS_MAX) return 414
  if (!hosts.every(isHost) || !isCountOfHosts(hosts.length, version)) return 400
  return isReadable(target) ? undefined : 400
}

const segmentsIn = (target: string) => target.split('?', 1)[0]!.split('/').length - 1

const isAllowedMethod = (method: string | undefined) => ALLOWED_METHODS.some((allowed) => allowed === method)

/** HTTP/1.1 requires exactly one Host header; HTTP/1.0 allows none. */
const isCountOfHosts = (count: number, version: string) =>
  (count === 1 && (version === '1.1' || version === '1.0')) || (count === 0 && version === '1.0')

const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`)

function isReadable(target: string): boolean {
  if (!TARGET.test(target)) return false
  const [path = ''] = target.split('?', 1)
  if (path.startsWith('//') && !/[^/]\/+$/.test(path)) return false
  try {
    return !hasControlCharacter(decodeURIComponent(path))
  } catch {
    return false
  }
}

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)
