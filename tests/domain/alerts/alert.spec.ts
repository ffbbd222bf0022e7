import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasExpired, raiseAlert } from '#domain/alerts/alert.ts'

const NOW = 1_700_000_000_000

describe('raiseAlert', () => {
  it.each([
    ['success', 5_000],
    ['error', 8_000],
    ['warning', 65_000],
  ] as const)('shows the kind %s for %i ms by default', (kind, duration) => {
    expect(raiseAlert('1', { kind, text: 'x' }, NOW).endTime).toBe(NOW + duration)
  })

  it('uses a requested duration in place of the default of the kind', () => {
    const endTimeOf = (duration: number) =>
      raiseAlert('1', { kind: 'error', text: 'x', duration }, NOW).endTime
    expect([endTimeOf(1_500), endTimeOf(0)]).toEqual([NOW + 1_500, NOW])
  })

  it('sets no end time if the duration is false', () => {
    const alert = raiseAlert('1', { kind: 'error', text: 'x', duration: false }, NOW)
    expect(alert.endTime).toBeUndefined()
    expect(hasExpired(alert, Infinity)).toBe(false)
  })

  it('copies all fields except the duration', () => {
    const request = {
      kind: 'warning',
      messageId: 'addresses.pleaseLogin',
      headline: { text: 'Note' },
      list: ['one', { name: 'two', href: '/two' }],
      duration: 10,
    } as const
    const { duration, ...content } = request
    expect(raiseAlert('a-7', request, NOW)).toStrictEqual({ ...content, id: 'a-7', endTime: NOW + duration })
  })
})

describe('hasExpired', () => {
  it('is false before the end time, and true from then on', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer(),
        (endTime, now) => hasExpired({ endTime }, now) === now >= endTime,
      ),
    )
    expect(hasExpired({ endTime: NOW }, NOW - 1)).toBe(false)
    expect(hasExpired({ endTime: NOW }, NOW)).toBe(true)
  })
})
