import { decoded } from '../shared/text.ts'

/** Values still encoded, as they stood in the path. */
export type RawParams = Readonly<Record<string, string>>

const PARAM = /:(\w+)/g

/** Case and percent-encoding of fixed segments are ignored. */
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

/** A lone `.` or `..` cannot be said in a path, not even encoded: it is encoded twice and so leads nowhere. */
export function encodeSegment(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value.toWellFormed())
}
