import assert from 'node:assert/strict'
import { allRedirects } from '#mock-backend/redirects/redirects.ts'
import { Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'

When('they log in to the second service with {string}', async function (password: string) {
  const main = browserVisitorOf(this).page.getByRole('main')
  await main.getByLabel(this.text('login.username')).fill('admin@demo.test')
  await main.getByLabel(this.text('login.password')).fill(password)
  await main.getByRole('button', { name: this.text('action.logIn') }).click()
})

Then('the shop requested the content in {string}', function (languageId: string) {
  return this.visitor.eventually(async () => {
    const requestedSearches = this.callsTo('/api/content-data').map(({ search }) => search)
    assert.equal(requestedSearches.at(-1), `?languageID=${languageId}`)
  })
})

Then('they see the list of moved pages', function () {
  return this.visitor.eventually(async () => {
    const visibleText = await this.visitor.seen()
    assert.ok(allRedirects().length > 0)
    for (const { from } of allRedirects()) includes(visibleText, from)
  })
})
