import { expect, it } from 'vitest'
import { runDay, shrink, storyOf } from './run-day.ts'
import { InvariantViolation } from './invariant-violation.ts'
import { TRADING_DAYS, type Step } from './steps.ts'
import { TradingDay } from './trading-day.ts'

/** Number of days; `npm run simulate` simulates a thousand days. */
const DAYS = 4
const SEED = 100_000

it(`${DAYS} trading days violate no invariant`, { timeout: 600_000 }, async () => {
  let orders = 0
  for (let seed = SEED; seed < SEED + DAYS; seed++) {
    const steps = TRADING_DAYS.dayOf(seed)
    const { broken, orders: more } = await runDay(TRADING_DAYS, steps)
    orders += more
    if (broken) {
      const fewest = await shrink(TRADING_DAYS, steps, broken)
      expect.fail(`${broken.message}\n\n${storyOf(TRADING_DAYS, fewest, broken, seed)}`)
    }
  }
  expect(orders).toBeGreaterThan(DAYS)
})

it('the same seed generates the same simulated day', async () => {
  expect(TRADING_DAYS.dayOf(7)).toEqual(TRADING_DAYS.dayOf(7))
  const day = () => runDay(TRADING_DAYS, TRADING_DAYS.dayOf(7).slice(0, 30))
  expect(await day()).toEqual(await day())
})

it('steps without which the violation does not occur are not removed, and are reported as a scenario', async () => {
  const steps: readonly Step[] = [
    { sentence: '{clerk} puts {int} of {string} into the cart', values: ['Bea', 2, '1.00190'] },
    { sentence: '{int} ms pass', values: [500] },
    { sentence: "{clerk}'s next {call} {mishap}", values: ['Bea', 'call', 'is lost'] },
  ]
  const broken = new InvariantViolation('no order is lost', '4711 is gone')
  expect(await shrink(TRADING_DAYS, steps, broken)).toEqual(steps)
  expect(storyOf(TRADING_DAYS, steps, broken, 12)).toBe(
    [
      '    # no order is lost: 4711 is gone',
      '    Scenario: No order is lost (day 12)',
      '      Given a trading day',
      '      When Bea puts 2 of "1.00190" into the cart',
      '      And 500 ms pass',
      "      And Bea's next call is lost",
      '      Then no invariant was violated',
    ].join('\n'),
  )
})

it('a simulated day that never becomes idle is reported, and shrinking has a time limit', async () => {
  const day = new TradingDay()
  const again = () => day.time.after(0, again)
  again()
  await expect(day.pass(1)).rejects.toThrow('the shop becomes idle')
  day.end()

  const steps = TRADING_DAYS.dayOf(7)
  expect(
    await shrink(TRADING_DAYS, steps, new InvariantViolation('no order is lost', '4711 is gone'), -1),
  ).toBe(steps)
})
