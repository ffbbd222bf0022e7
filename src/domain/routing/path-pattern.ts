import { decoded } from '../shared/text.ts'

/** Percent-encoded parameter values. */
export type RawParams = Readonly<Record<string, string>>

const PARAM = /:(\w+)/g

/**
 * Returns the parameters of a path that matches the pattern, otherwise undefined. Ignores case and percent-encoding of
 * fixed segments.
 */
export function matchPattern(pattern: string, rawSegments: readonly string[]): RawParams | undefined {
  const expected = pattern === '' ? [] : pattern.split('/')
  if (expected.length !== rawSegments.length) return undefined

  const params: [string, string][] = []
  for (const [index, segment] of expected.entries()) {
    const raw = rawSegments[index] ?? ''
    if (segment.startsWith(':')) params.push([segment.slice(1), raw])
    else if (segment.toLowerCase() !== decoded(raw).toLowerCase()) return undefined
  }
  return Object.fromEntries(params)
}

export function fillPattern(pattern: string, valueOf: (name: string) => string): string {
  return pattern.replace(PARAM, (_, name: string) => valueOf(name))
}

/**
 * Encodes a path segment. `.` and `..` are encoded twice and match no page, because URL parsers resolve them even if
 * they are percent-encoded.
 */
export function encodeSegment(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value.toWellFormed())
}
