import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

Given('their browser notes errors', function (this: ShopWorld) {
  screen(this).expectErrors()
})

When('their page writes {string} to the console as an error', function (this: ShopWorld, text: string) {
  return screen(this).page.evaluate((message) => console.error(message), text)
})

When('a script of their page fails with {string}', async function (this: ShopWorld, text: string) {
  await screen(this).page.evaluate((message) => {
    reportError(new TypeError(message))
  }, text)
})

Then('the error log names the search that failed once', function (this: ShopWorld) {
  return holdsOnce.call(this, '/api/search/filteredSearch')
})
Then(
  'the error log holds {string} once, as an error of theirs',
  async function (this: ShopWorld, text: string) {
    await holdsOnce.call(this, text)
    const [report] = this.backend.errorLog
    assert.equal(report?.userId, 'C100001')
    assert.equal(report?.logLevel, 'error')
  },
)

function holdsOnce(this: ShopWorld, text: string) {
  return this.visitor.eventually(async () => {
    const held = this.backend.errorLog.filter(({ message }) => message.includes(text))
    assert.equal(held.length, 1, JSON.stringify(this.backend.errorLog))
  })
}
