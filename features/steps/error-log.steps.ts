import assert from 'node:assert/strict'
import { Given, Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

Given('their browser records errors', function () {
  browserVisitorOf(this).expectErrors()
})

When('their page writes {string} to the console as an error', function (text: string) {
  return browserVisitorOf(this).page.evaluate((message) => console.error(message), text)
})

When('a script of their page fails with {string}', async function (text: string) {
  await browserVisitorOf(this).page.evaluate((message) => {
    reportError(new TypeError(message))
  }, text)
})

Then('the error log contains the failed search once', function () {
  return holdsOnce.call(this, '/api/search/filteredSearch')
})
Then('the error log contains {string} once, as an error of the user', async function (text: string) {
  await holdsOnce.call(this, text)
  const [report] = this.backend.errorLog
  assert.equal(report?.userId, 'C100001')
  assert.equal(report?.logLevel, 'error')
})

function holdsOnce(this: ShopWorld, text: string) {
  return this.visitor.eventually(async () => {
    const held = this.backend.errorLog.filter(({ message }) => message.includes(text))
    assert.equal(held.length, 1, JSON.stringify(this.backend.errorLog))
  })
}
