import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

Given('their browser notes errors', function (this: ShopWorld) {
  screen(this).expectErrors()
})

When(
  /^their page writes "(.+)" to the console as an error(?: (\d+) times)?$/,
  function (this: ShopWorld, text: string, times: string | null) {
    return screen(this).page.evaluate(
      ([message, repeats]) => {
        for (let time = 0; time < repeats; time++) console.error(message)
      },
      [text, Number(times ?? 1)] as const,
    )
  },
)

When('their page writes these to the console at once:', function (this: ShopWorld, table: DataTable) {
  return screen(this).page.evaluate((entries) => {
    for (const entry of entries) console[entry['as'] === 'warning' ? 'warn' : 'error'](entry['text'])
  }, table.hashes())
})

Then('the error log holds:', function (this: ShopWorld, table: DataTable) {
  return this.visitor.eventually(async () => {
    const held = this.backend.errorLog.map(({ logLevel, message }) => ({ level: logLevel, text: message }))
    assert.deepEqual(held, table.hashes())
  })
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
