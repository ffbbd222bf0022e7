/** What links what several services do for one request (W3C Trace Context). Ids are lower-case hexadecimal. */
export type Trace = {
  /** Of the whole chain: 32 digits. */
  readonly traceId: string
  /** Of the step that asks: 16 digits. */
  readonly spanId: string
  /** Of the eight flags those that have a meaning: sampled, and random id. */
  readonly flags: number
}

/** Makes so many random bytes, in hexadecimal. */
export type RandomHex = (bytes: number) => string

const SAMPLED = 1
const KNOWN_FLAGS = 0b11
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
/** Longer ones are not even looked at; a later version may append something. */
const LONGEST = 512

/** `undefined` for whatever is no valid `traceparent`: such a one is to be ignored, not mended. */
export function readTraceparent(header: string | null | undefined): Trace | undefined {
  if (!header || header.length > LONGEST) return undefined
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

/** Asks to be recorded: whoever asks us nothing about it leaves it to those behind us. */
export const newTrace = (random: RandomHex): Trace => ({
  traceId: nonZero(random, 16),
  spanId: nonZero(random, 8),
  flags: SAMPLED,
})

/** The same chain, a step further. */
export const nextSpan = (trace: Trace, random: RandomHex): Trace => ({ ...trace, spanId: nonZero(random, 8) })

const isZero = (id: string) => /^0+$/.test(id)

/** Nothing but zeros means "none". */
function nonZero(random: RandomHex, bytes: number): string {
  const id = random(bytes)
  return isZero(id) ? `${'0'.repeat(bytes * 2 - 1)}1` : id
}
