import assert from 'node:assert/strict'
import { publicationDayAt, rateOn, RATES } from '#mock-backend/currencies/rates.ts'
import { Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

When(/^they choose (?:"(.+)"|no currency) as their second currency$/, async function (code: string | null) {
  const currencies = this.to('currencies')
  const { status } = await httpVisitorOf(this).send(currencies, { alternativeCurrency: code ?? '' })
  assert.equal(status, 303)
  await httpVisitorOf(this).open(currencies)
})

/** The rate depends on the day. */
Then('they see €{float} in US dollars', function (euros: number) {
  const rate = rateOn('USD', RATES.get('USD') ?? 0, publicationDayAt(this.clock.now()))
  const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(euros * rate)
  return this.visitor.eventually(async () => {
    const visibleText = await this.visitor.seen()
    for (const text of [`€${euros.toFixed(2)}`, `≈ US${dollars}`]) includes(visibleText, text)
  })
})
