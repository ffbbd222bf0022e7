import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const CALL = '/api/error-log'

Given('their browser notes errors', function (this: ShopWorld) {
  screen(this).expectErrors()
})

When('their page writes {string} to the console as an error', function (this: ShopWorld, text: string) {
  return writeErrors(this, text, 1)
})

When(
  'their page writes {string} to the console as an error {int} times',
  function (this: ShopWorld, text: string, times: number) {
    return writeErrors(this, text, times)
  },
)

function writeErrors(world: ShopWorld, text: string, times: number) {
  return screen(world).page.evaluate(
    ([message, repeats]) => {
      for (let time = 0; time < repeats; time++) console.error(message)
    },
    [text, times] as const,
  )
}

When('a script of their page fails with {string}', async function (this: ShopWorld, text: string) {
  await screen(this).page.evaluate((message) => {
    reportError(new TypeError(message))
  }, text)
})

Then('the error log holds {string} once', holdsOnce)
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

Then('the error log was asked once', function (this: ShopWorld) {
  return this.visitor.eventually(async () => {
    assert.equal(this.calls.filter(({ path }) => path === CALL).length, 1)
  })
})
