import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workdayFrom } from '#mock-backend/calendar/holidays.ts'
import { stockAt } from '#mock-backend/stock/warehouse.ts'

const DAY_MS = 86_400_000
const FIRST = Date.UTC(2026, 10, 18) / DAY_MS
const at = (day: number, hour = 12) => (FIRST + day) * DAY_MS + hour * 3_600_000

test('A sold-out part has no stock until the announced day of its next delivery', () => {
  const part = { stock: { quantity: 0, replenishmentDays: 20 }, packageQuantity: 2 }
  const comes = workdayFrom(FIRST + 20, 'DE')
  for (let day = FIRST; day < comes; day += 1) {
    const { quantity, replenishmentDays = 0 } = stockAt(part, [], FIRST, day * DAY_MS + 1)
    expect([quantity, day + replenishmentDays]).toEqual([0, comes])
  }
  expect(stockAt(part, [], FIRST, comes * DAY_MS + DAY_MS / 2).quantity).toBe(20)
})

test('Stock decreases by sold quantities, and increases by cancelled ones', () => {
  const part = { stock: { quantity: 28 }, packageQuantity: 1 }
  const movements = [
    { at: at(1), pieces: 10 },
    { at: at(2), pieces: -4 },
  ]
  expect([0, 1, 2].map((day) => stockAt(part, movements, FIRST, at(day)).quantity)).toEqual([28, 18, 22])
})

test('Stock is never negative, and the next delivery is always in the future', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.option(fc.nat(60), { nil: undefined }),
      fc.array(fc.record({ at: fc.nat(200).map((day) => at(day)), pieces: fc.nat(40) })),
      fc.nat(400),
      (quantity, replenishmentDays, movements, day) => {
        const part = { stock: { quantity, replenishmentDays }, packageQuantity: 1 }
        const now = stockAt(part, movements, FIRST, at(day))
        expect(now.quantity).toBeGreaterThanOrEqual(0)
        if (replenishmentDays !== undefined) expect(now.replenishmentDays).toBeGreaterThan(0)
      },
    ),
  )
})
