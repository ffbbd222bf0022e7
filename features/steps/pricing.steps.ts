import assert from 'node:assert/strict'
import { Then } from '../support/steps.ts'

/** An amount in any language, or a currency field in the data of a page; the names of script files do not match. */
const PRICE = /€|R\$|(?<![-/])\bcurrency\b/

Then('they see a price', function () {
  return this.visitor.eventually(async () => assert.match(await this.visitor.seen(), PRICE))
})

Then('they see no price', function () {
  return this.visitor.eventually(async () => {
    const received = await this.visitor.received()
    const index = received.search(PRICE)
    assert.equal(index < 0 ? '' : received.slice(Math.max(index - 80, 0), index + 80), '')
  })
})
