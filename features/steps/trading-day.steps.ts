import { After, defineParameterType } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { CALLS, MISHAPS } from '../../tests/simulation/line.ts'
import { carryOut, SENTENCES, type Sentence } from '../../tests/simulation/steps.ts'
import { TradingDay } from '../../tests/simulation/trading-day.ts'
import { Given, Then, When } from '../support/steps.ts'
import type { ShopWorld } from '../support/world.ts'

/** Steps of simulated days: the output of `npm run simulate` can be pasted into a feature. */
const days = new WeakMap<ShopWorld, TradingDay>()

defineParameterType({ name: 'clerk', regexp: /(?:Anna|Bea|Jan|Rafael)(?: in another tab)?/ })
defineParameterType({ name: 'call', regexp: new RegExp(Object.keys(CALLS).join('|')) })
defineParameterType({ name: 'mishap', regexp: new RegExp(MISHAPS.join('|')) })

Given('a trading day', function () {
  days.set(this, new TradingDay())
})

for (const sentence of Object.keys(SENTENCES) as Sentence[]) {
  const step = async (world: ShopWorld, values: (string | number)[]) => {
    await carryOut(dayOf(world), { sentence, values })
  }
  // Cucumber decides by the number of a step's parameters whether it expects a callback
  switch (sentence.split('{').length) {
    case 1:
      When(sentence, function () {
        return step(this, [])
      })
      break
    case 2:
      When(sentence, function (one) {
        return step(this, [one])
      })
      break
    case 3:
      When(sentence, function (one, two) {
        return step(this, [one, two])
      })
      break
    default:
      When(sentence, function (one, two, three) {
        return step(this, [one, two, three])
      })
  }
}

Then('no invariant was violated', function () {
  return carryOut(dayOf(this), { sentence: 'a quiet minute passes', values: [] })
})

After(function (this: ShopWorld) {
  days.get(this)?.end()
})

function dayOf(world: ShopWorld): TradingDay {
  const day = days.get(world)
  assert.ok(day, 'no trading day has begun')
  return day
}
