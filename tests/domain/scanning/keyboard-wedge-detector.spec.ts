import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeyboardWedgeDetector, type Key } from '#domain/scanning/keyboard-wedge-detector.ts'

const GS = '\u001d'

/** Keys with a pause before each. */
function pressed(keys: readonly (Partial<Key> & { readonly pause?: number })[]) {
  const burst = new KeyboardWedgeDetector()
  let time = 1_000
  return keys.map(({ pause = 8, key = '', isRepeat = false, isControl = false }) => {
    time += pause
    return burst.press({ key, at: time, isRepeat, isControl })
  })
}
const scansOf = (keys: Parameters<typeof pressed>[0]) =>
  pressed(keys).flatMap((meaning) => (meaning.kind === 'scan' ? [meaning.text] : []))
const typed = (text: string, pause = 8) => Array.from(text, (key) => ({ key, pause }))

describe('fast keystrokes', () => {
  it.each(['Enter', 'Tab'])('are a scan if they end with %s', (key) => {
    expect(scansOf([...typed('2.30256'), { key }])).toEqual(['2.30256'])
  })

  it('may include capitals and separators', () => {
    const keys = [
      { key: 'Shift' },
      ...typed('P2.30256'),
      { key: 'Control' },
      { key: ']', isControl: true },
      { key: 'Shift' },
      ...typed('Q4'),
      { key: 'Enter' },
    ]
    expect(scansOf(keys)).toEqual([`P2.30256${GS}Q4`])
  })

  it('of two characters are a scan only if they are the quantity of a label', () => {
    expect(scansOf([...typed('Q4'), { key: 'Enter' }])).toEqual(['Q4'])
    expect(scansOf([...typed('12'), { key: 'Enter' }])).toEqual([])
  })

  it('with two terminating keys are one scan, and the second key does not reach the page', () => {
    const meanings = pressed([
      ...typed('2.30256'),
      { key: 'Enter' },
      { key: 'Tab' },
      { key: 'Enter', pause: 300 },
    ])
    expect(meanings.slice(-3)).toEqual([
      { kind: 'scan', text: '2.30256', mayGoOn: false },
      { kind: 'end' },
      { kind: 'other' },
    ])
  })

  it.each([
    ['at once', 4, '2.30256\t12'],
    ['after a short pause', 390, '2.30256\t12'],
    ['by hand', 410, undefined],
  ])('are followed by a quantity after Tab unless it is typed by hand: typed %s', (_, pause, scan) => {
    const keys = [...typed('2.30256'), { key: 'Tab' }, { key: '1', pause }, { key: '2' }, { key: 'Enter' }]
    expect(scansOf(keys)).toEqual(['2.30256', ...(scan === undefined ? [] : [scan])])
  })

  it.each(['P550345', '4012345678901'])(
    'are not followed by a quantity if another scan comes after Tab: %s',
    (text) => {
      const keys = [...typed('2.30256'), { key: 'Tab' }, ...typed(text), { key: 'Tab' }]
      expect(scansOf(keys)).toEqual(['2.30256', text])
    },
  )

  it('do not include text that was typed before', () => {
    expect(
      scansOf([
        ...typed('4711', 90),
        ...typed('2.30256').with(0, { key: '2', pause: 310 }),
        { key: 'Enter' },
      ]),
    ).toEqual(['2.30256'])
  })

  it('are a scan even after an earlier scan that a pause interrupted and Enter ended', () => {
    const interrupted = [...typed('81.5'), { key: '0', pause: 400 }, ...typed('876'), { key: 'Enter' }]
    const next = [{ key: '2', pause: 400 }, ...typed('.30256'), { key: 'Enter' }]
    expect(scansOf([...interrupted, ...next])).toEqual(['2.30256'])
  })

  it('may follow another scan without a pause', () => {
    const scan = [...typed('2.30256'), { key: 'Enter' }]
    expect(scansOf([...scan, ...scan])).toEqual(['2.30256', '2.30256'])
  })

  it.each([
    [
      'a held key',
      [
        { key: 'a' },
        ...Array.from({ length: 20 }, () => ({ key: 'a', pause: 30, isRepeat: true })),
        { key: 'Enter' },
      ],
    ],
    ['fast keystrokes without an end key', typed('2.30256')],
    ['an end key that is pressed late', [...typed('2.30256'), { key: 'Enter', pause: 60 }]],
    ['keys with Control', [...typed('2.3025'), { key: 'v', isControl: true }, { key: 'Enter' }]],
    ['an arrow key in between', [...typed('2.3025'), { key: 'ArrowLeft' }, { key: '6' }, { key: 'Enter' }]],
    ['a pause in the middle', [...typed('2.30'), { key: '2', pause: 60 }, ...typed('56'), { key: 'Enter' }]],
    [
      'the rest of a number whose second key came late',
      [...typed('1'), { key: '.', pause: 290 }, ...typed('00190'), { key: 'Tab' }],
    ],
    [
      'the rest of a number whose fourth key came late',
      [...typed('81.'), { key: '5', pause: 1_900 }, ...typed('0876-7327'), { key: 'Tab' }],
    ],
  ])('are not a scan: %s', (_, keys) => {
    expect(scansOf(keys)).toEqual([])
  })

  it('are distinguished from typing by hand of any length', () => {
    const hand = fc.array(
      fc.record({
        key: fc.constantFrom('1', '.', 'P', 'Q', 'Enter', 'Tab'),
        pause: fc.integer({ min: 36, max: 400 }),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(hand, (keys) => {
        expect(scansOf(keys)).toEqual([])
      }),
    )
  })

  it('are a scan of any code, whatever is typed before it', () => {
    const code = fc.stringMatching(/^[A-Z0-9.\-/]{6,40}$/)
    const pauses = fc.array(fc.integer({ min: 0, max: 35 }), { minLength: 41, maxLength: 41 })
    const hand = fc.stringMatching(/^[a-z0-9]{0,10}$/)
    fc.assert(
      fc.property(code, pauses, hand, (text, gaps, before) => {
        const keys = [
          ...typed(before, 120),
          ...Array.from(text, (key, index) => ({ key, pause: index === 0 ? 310 : (gaps[index] ?? 0) })),
          { key: 'Enter', pause: gaps[40] ?? 0 },
        ]
        expect(scansOf(keys)).toEqual([text])
      }),
    )
  })
})
