import type { Call } from './calls.ts'

export type MatchedCall<Known> = {
  readonly call: Known
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * Router of a contract: finds the call for a method and the undecoded path of a URL. The path must match
 * exactly; another case, encoding or slash does not match.
 */
export function callFinder<Known extends Pick<Call, 'method' | 'path'>>(calls: readonly Known[]) {
  const isFixed = ({ path }: Known) => !path.includes('/:')
  const fixed = new Map(
    calls.filter(isFixed).map((call) => [`${call.method} ${call.path}`, { call, params: {} }] as const),
  )
  const withParameters = calls
    .filter((call) => !isFixed(call))
    .map((call) => ({ call, pattern: call.path.split('/') }))

  return (method: string, path: string): MatchedCall<Known> | undefined => {
    const found = fixed.get(`${method} ${path}`)
    if (found !== undefined) return found
    const segments = path.split('/')
    for (const { call, pattern } of withParameters) {
      const params = call.method === method ? parametersIn(segments, pattern) : undefined
      if (params !== undefined) return { call, params }
    }
    return undefined
  }
}

function parametersIn(
  segments: readonly string[],
  pattern: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (segments.length !== pattern.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, expected] of pattern.entries()) {
    const segment = segments[at]!
    if (expected.startsWith(':')) {
      const value = parameterIn(segment)
      if (value === undefined) return undefined
      params[expected.slice(1)] = value
    } else if (segment !== expected) return undefined
  }
  return params
}

/**
 * Returns undefined for an encoded slash or dot segment: a server that decodes before routing would see another
 * path.
 */
function parameterIn(segment: string): string | undefined {
  const value = decoded(segment)
  return value === '' || value === '.' || value === '..' || /[/\\\p{Cc}]/u.test(value) ? undefined : value
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
