import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  newTrace,
  nextSpan,
  readTraceparent,
  writeTraceparent,
  type RandomHex,
} from '#domain/shared/trace-context.ts'

const hex = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`))
const id = (digits: number) => hex(digits).filter((text) => !/^0+$/.test(text))
const traceId = id(32)
const spanId = id(16)
const flags = hex(2)
const valid = fc.tuple(traceId, spanId, flags).map(([trace, span, flag]) => `00-${trace}-${span}-${flag}`)

const seeded =
  (digit: string): RandomHex =>
  (bytes) =>
    digit.repeat(bytes * 2)

describe('a traceparent', () => {
  it('is parsed and formatted without loss, except for unknown flags', () => {
    fc.assert(
      fc.property(traceId, spanId, fc.integer({ min: 0, max: 255 }), (trace, span, flag) => {
        const read = readTraceparent(`00-${trace}-${span}-${flag.toString(16).padStart(2, '0')}`)
        expect(read).toEqual({ traceId: trace, spanId: span, flags: flag & 3 })
        expect(readTraceparent(writeTraceparent(read!))).toEqual(read)
      }),
    )
  })

  it('of a later version may contain more fields', () => {
    const later = hex(2).filter((version) => version !== 'ff' && version !== '00')
    fc.assert(
      fc.property(later, valid, fc.stringMatching(/^-[\w-]{0,40}$/), (version, text, more) => {
        const read = readTraceparent(text)
        expect(readTraceparent(`${version}${text.slice(2)}`)).toEqual(read)
        expect(readTraceparent(`${version}${text.slice(2)}${more}`)).toEqual(read)
      }),
    )
  })

  it('with a missing, additional or changed character is ignored', () => {
    const changed = fc.tuple(valid, fc.nat(54), fc.constantFrom('', 'G', 'Z', ' ', '--', 'é', '\n', '%00'))
    fc.assert(
      fc.property(changed, ([text, index, put]) => {
        expect(readTraceparent(text.slice(0, index) + put + text.slice(index + 1))).toBeUndefined()
      }),
    )
  })

  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
  const SPAN = '00f067aa0ba902b7'
  it.each([
    ['nothing', undefined],
    ['empty', ''],
    ['without a trace id', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['without a span id', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['in upper case', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['of version ff', `ff-${TRACE}-${SPAN}-01`],
    ['longer than version 00', `00-${TRACE}-${SPAN}-01-what`],
    ['repeated', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ['8 kB', `01-${TRACE}-${SPAN}-01-${'a'.repeat(8192)}`],
    ['followed by a line break', `00-${TRACE}-${SPAN}-01\n`],
  ])('is ignored if it is %s', (_, header) => {
    expect(readTraceparent(header)).toBeUndefined()
  })
})

describe('a trace', () => {
  it('is new and sampled, or continues an incoming trace with a new span', () => {
    const trace = newTrace(seeded('a'))
    expect(writeTraceparent(trace)).toBe(`00-${'a'.repeat(32)}-${'a'.repeat(16)}-01`)
    expect(writeTraceparent(nextSpan(trace, seeded('b')))).toBe(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`)
  })

  it('is valid even if the random source returns only zeros', () => {
    const trace = newTrace(seeded('0'))
    expect(readTraceparent(writeTraceparent(trace))).toEqual(trace)
  })
})
