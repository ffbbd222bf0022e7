import { expect, it } from 'vitest'
import { isoDay } from '#mock-backend/calendar/calendar.ts'
import { publicationDayAt } from '#mock-backend/currencies/rates.ts'
import { api, smallBackend } from '../call-api.ts'

it.each([
  ['2026-11-27T08:00Z', '2026-11-26'],
  ['2026-11-28T08:00Z', '2026-11-27'],
  ['2026-11-30T08:00Z', '2026-11-27'],
  ['2026-12-01T23:59Z', '2026-11-30'],
])('at %s the rates are those of %s, the last complete working day', (time, day) => {
  expect(isoDay(publicationDayAt(Date.parse(time)))).toBe(day)
})

it('rates differ by at most 2.1 % after ten weeks, and the rate of the euro is 1', async () => {
  let now = Date.parse('2026-11-27T08:00Z')
  const { get } = api(smallBackend({ clock: () => now }))
  const rates = async () => {
    const { currencies } = (await get('/api/currencies?languageID=en-GB')).body
    return currencies as { code: string; rate: number; rateDate: string }[]
  }
  const before = await rates()
  now = Date.parse('2027-02-05T08:00Z')
  const after = await rates()
  expect(before[0]).toMatchObject({ code: 'EUR', rate: 1, rateDate: '2026-11-26' })
  expect(after[0]).toMatchObject({ code: 'EUR', rate: 1, rateDate: '2027-02-04' })
  expect(after.filter(({ rate }, index) => rate !== before[index]?.rate).length).toBeGreaterThan(12)
  for (const [position, { rate }] of before.slice(1).entries()) {
    const later = after[position + 1]!.rate
    expect(Math.abs(later / rate - 1)).toBeLessThan(0.021)
  }
})
