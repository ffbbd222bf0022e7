import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addsUp,
  entriesWithRunningBalance,
  daysOfMonth,
  monthAfter,
  monthIn,
  type Statement,
} from '#domain/documents/statement.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const statementOf = (opening: number, amounts: readonly number[], closing: number): Statement => ({
  opening: euro(opening),
  closing: euro(closing),
  entries: amounts.map((minor) => ({ date: '2026-11-02', kind: 'INVOICE', amount: euro(minor) })),
  asOf: '2026-11-24T00:00:00Z',
})
const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })

describe('A statement', () => {
  it('adds up only if the last balance equals the closing balance exactly', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1 }), (opening, amounts) => {
        const closing = amounts.reduce((sum, amount) => sum + amount, opening)
        const statement = statementOf(opening, amounts, closing)
        expect(entriesWithRunningBalance(statement).at(-1)?.balance).toEqual(euro(closing))
        expect(addsUp(statement)).toBe(true)
        expect(addsUp({ ...statement, closing: euro(closing + 1) })).toBe(false)
        expect(addsUp({ ...statement, closing: { minor: closing, currency: 'CHF' } })).toBe(false)
      }),
    )
  })

  it('contains no balances if amounts are hidden', () => {
    const hidden = { entries: [{ date: '2026-11-02', kind: 'PAYMENT' as const }], asOf: '' }
    expect(entriesWithRunningBalance(hidden)[0]?.balance).toBeUndefined()
    expect(addsUp(hidden)).toBe(true)
  })
})

describe('The month of a statement', () => {
  it.each(['', '2026-13', '2027-01', '1999-01', '2026-1', '2026-11-01', '２０２６-11', 'x'.repeat(9999)])(
    'defaults to the current month for %s',
    (text) => expect(monthIn(text, '2026-11-24')).toBe('2026-11'),
  )

  it('has its first and last day, also in leap years and across years', () => {
    expect(monthIn('2026-02', '2026-11-24')).toBe('2026-02')
    expect(daysOfMonth('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  })
})
