import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, isoDay, isWorkday } from '#mock-backend/calendar/calendar.ts'
import { addWorkdays, workdayFrom } from '#mock-backend/calendar/holidays.ts'

const day = (date: string) => dayOf(Date.parse(date))
const openFrom = (date: string, countryID: string) => isoDay(workdayFrom(day(date), countryID))

describe('the next working day', () => {
  it.each([
    ['2026-12-25', 'DE', '2026-12-28'],
    ['2026-12-24', 'DE', '2026-12-24'],
    ['2026-12-24', 'DK', '2026-12-28'],
    ['2026-04-03', 'DE', '2026-04-07'],
    ['2027-03-26', 'DE', '2027-03-30'],
    ['2025-04-18', 'PT', '2025-04-21'],
    ['2026-05-14', 'NL', '2026-05-15'],
    ['2026-07-14', 'FR', '2026-07-15'],
    ['2026-07-14', 'DE', '2026-07-14'],
    ['2027-01-01', 'KZ', '2027-01-04'],
  ])('from %s on in %s is %s', (date, countryID, open) => {
    expect(openFrom(date, countryID)).toBe(open)
  })

  it('for a parcel of 23 December is after the weekend', () => {
    expect(isoDay(addWorkdays(day('2026-12-23'), 2, 'DE'))).toBe('2026-12-28')
  })

  it('is within six days, and neither a weekend nor a holiday', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.constantFrom('DE', 'PT', 'CZ', 'DK', 'US'),
        (from, countryID) => {
          const open = workdayFrom(from, countryID)
          expect(open - from).toBeGreaterThanOrEqual(0)
          expect(open - from).toBeLessThanOrEqual(6)
          expect(isWorkday(open)).toBe(true)
        },
      ),
    )
  })
})
