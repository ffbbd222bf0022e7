import { expect, test } from 'vitest'
import { isPromotedAt, promotedUntil } from '#mock-backend/pricing/promotions.ts'

const DAY_MS = 86_400_000
const FIRST = Date.UTC(2026, 10, 18)

test('A promotion is valid on its last day, and not on the next', () => {
  for (let index = 0; index < 6; index += 1) {
    for (let day = 0; day < 400; day += 7) {
      const now = FIRST + day * DAY_MS
      if (!isPromotedAt(index, FIRST, now)) continue
      const end = Date.parse(promotedUntil(index, FIRST, now))
      expect(isPromotedAt(index, FIRST, end + DAY_MS - 1)).toBe(true)
      expect(isPromotedAt(index, FIRST, end + DAY_MS)).toBe(false)
    }
  }
})

test('Each promotion is valid in the first month, and returns after each month at the ordinary price', () => {
  for (const index of [0, 1, 2]) {
    const months = Array.from({ length: 9 }, (_, month) =>
      isPromotedAt(index, FIRST, Date.UTC(2026, 10 + month, 5)),
    )
    expect(months[0]).toBe(true)
    const pauses = months.flatMap((isPromoted, month) => (isPromoted ? [] : [month]))
    expect(pauses).toHaveLength(2)
    for (const month of pauses) expect([months[month - 1], months[month + 1]]).toEqual([true, true])
  }
})
