import assert from 'node:assert/strict'
import { When } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

When(/^they choose (?:"(.+)"|no currency) as their second currency$/, async function (code: string | null) {
  const currencies = this.to('currencies')
  const { status } = await httpVisitorOf(this).send(currencies, { alternativeCurrency: code ?? '' })
  assert.equal(status, 303)
  await httpVisitorOf(this).open(currencies)
})
