import { expect, it } from 'vitest'
import { reporting, runDay, shrink, storyOf } from '../run-day.ts'
import { COMPANY_DAYS } from './company-steps.ts'
import { Possible } from './possible.ts'

/** Number of days; `npm run simulate -- --company` simulates two thousand days. */
const DAYS = 3
const SEED = 200_000

it('simulated days of several people of one company violate no invariant', { timeout: 600_000 }, async () => {
  let orders = 0
  for (let seed = SEED; seed < SEED + DAYS; seed++) {
    const steps = COMPANY_DAYS.dayOf(seed)
    const { broken, orders: more } = await runDay(COMPANY_DAYS, steps)
    orders += more
    if (broken) {
      const fewest = await shrink(COMPANY_DAYS, steps, broken)
      expect.fail(`${broken.message}\n\n${storyOf(COMPANY_DAYS, fewest, broken, seed)}`)
    }
  }
  expect(orders).toBeGreaterThan(DAYS)
})

it('the same seed generates the same simulated day', async () => {
  const day = () => runDay(COMPANY_DAYS, COMPANY_DAYS.dayOf(7))
  expect(await day()).toEqual(await day())
})

it('a run reports each step of a simulated day', async () => {
  const steps = COMPANY_DAYS.dayOf(6)
  let reported = 0
  await runDay(
    reporting(COMPANY_DAYS, () => (reported += 1)),
    steps,
  )
  expect(reported).toBe(steps.length)
})

it('after overlapping calls the values of both are possible, after successive calls only the later one', () => {
  const possible = new Possible(0)
  possible.set(1, { from: 1, until: 4 })
  possible.set(2, { from: 2, until: 6 })
  expect(possible.during({ from: 7, until: 8 })).toEqual([1, 2])
  possible.set(3, { from: 9, until: 10 })
  expect(possible.during({ from: 11, until: 12 })).toEqual([3])
  expect(possible.during({ from: 9, until: 9 })).toEqual([1, 2, 3])
})

it('a value that is read excludes other values afterwards, but not for an earlier period', () => {
  const possible = new Possible(0)
  possible.set(1, { from: 1, until: 4 })
  possible.set(2, { from: 2, until: 6 })
  possible.settle(2, 7)
  expect(possible.during({ from: 7, until: 8 })).toEqual([2])
  expect(possible.during({ from: 4, until: 8 })).toEqual([0, 1, 2, 2])
})
