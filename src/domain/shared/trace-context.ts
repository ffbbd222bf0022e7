/** Trace of a request across services (W3C Trace Context). Ids are lower-case hexadecimal. */
export type Trace = {
  /** Id of the whole trace: 32 digits. */
  readonly traceId: string
  /** Id of the calling span: 16 digits. */
  readonly spanId: string
  /** Supported trace flags: sampled, and random id. */
  readonly flags: number
}

/** Generates the given number of random bytes, in hexadecimal. */
export type RandomHex = (bytes: number) => string

const SAMPLED = 1
const KNOWN_FLAGS = 0b11
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
/** Maximum length in characters. Longer headers are ignored; a later version of the standard may append fields. */
const LENGTH_MAX = 512

/** Parses a `traceparent` header; `undefined` if it is invalid, as the standard requires. */
export function readTraceparent(header: string | null | undefined): Trace | undefined {
  if (!header || header.length > LENGTH_MAX) return undefined
  const [, version, traceId, spanId, flags, more] = TRACEPARENT.exec(header) ?? []
  if (version === undefined || traceId === undefined || spanId === undefined || flags === undefined) {
    return undefined
  }
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined
  if (isZero(traceId) || isZero(spanId)) return undefined
  return { traceId, spanId, flags: Number.parseInt(flags, 16) & KNOWN_FLAGS }
}

export const writeTraceparent = ({ traceId, spanId, flags }: Trace): string =>
  `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`

/** Starts a sampled trace for a request without one; downstream services decide whether to record it. */
export const newTrace = (random: RandomHex): Trace => ({
  traceId: nonZero(random, 16),
  spanId: nonZero(random, 8),
  flags: SAMPLED,
})

/** A child span of the same trace. */
export const nextSpan = (trace: Trace, random: RandomHex): Trace => ({ ...trace, spanId: nonZero(random, 8) })

const isZero = (id: string) => /^0+$/.test(id)

/** Random id in hexadecimal, but never all zeros, which the standard defines as invalid. */
function nonZero(random: RandomHex, bytes: number): string {
  const id = random(bytes)
  return isZero(id) ? `${'0'.repeat(bytes * 2 - 1)}1` : id
}
