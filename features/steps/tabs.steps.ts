import assert from 'node:assert/strict'
import { PATIENCE } from '../../tests/fixtures/patience.fixture.ts'
import { openOtherTab, otherTab } from '../support/other-tab.ts'
import type { PageName } from '../support/page-names.ts'
import { Given, Then, When } from '../support/steps.ts'
import { browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'

Given('another tab shows {page}', function (page: PageName) {
  return openOtherTab(this, page.pathIn(this.to))
})

/** Checks that the other tab updates without a reload; benchmarks measure the delay. */
Then(/^the other tab offers the (button|link) "(.+)" at once$/, function (role, name) {
  return otherTab(this)
    .getByRole('banner')
    .getByRole(role, { name: new RegExp(name) })
    .first()
    .waitFor(PATIENCE)
})

Then('the other tab is on the login at once', function () {
  return otherTab(this).waitForURL((url) => url.pathname === this.to('login'), PATIENCE)
})

Then(/^the other tab shows (prices|no price)$/, async function (target: string) {
  const price = otherTab(this).getByRole('main').getByText('€')
  if (target === 'prices') return price.first().waitFor()
  await this.visitor.eventually(async () => assert.equal(await price.count(), 0))
})

Then('the other tab has the dark theme at once', async function () {
  await otherTab(this).locator('html[data-theme="dark"]').waitFor(PATIENCE)
})

Given(
  '{string} has been changed to {string} in the other tab',
  async function (number: string, quantity: string) {
    const main = otherTab(this).getByRole('main')
    const field = main.getByLabel(this.text('addToCart.quantityOf', { number }), { exact: true })
    // drops the message to the other tabs, so that they still show the old quantity
    await otherTab(this).evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {}
    })
    await field.fill(quantity)
    const [response] = await Promise.all([
      otherTab(this).waitForResponse((response) => response.url().includes('/cart/update')),
      field.press('Enter'),
    ])
    assert.equal(response.status(), 200)
  },
)

When('they order in the other tab', async function () {
  const main = otherTab(this).getByRole('main')
  await main.getByRole('checkbox', { name: this.text('checkout.review.policy') }).check()
  await main.getByRole('button', { name: this.text('checkout.review.order') }).click()
})

Then('the other tab shows both order numbers', async function () {
  const [numbers = []] = this.backend.placedOrders
  assert.equal(numbers.length, 2)
  await otherTab(this).waitForURL((url) => url.pathname === this.to('checkoutStep6'))
  for (const number of numbers) await otherTab(this).getByRole('main').getByText(number).first().waitFor()
})

When('they choose the theme {string}', function (name: string) {
  return browserVisitorOf(this).page.getByRole('contentinfo').getByText(name, { exact: true }).click()
})

When('they submit the logout form', async function () {
  await this.visitor.open(this.to('home'))
  const form = httpVisitorOf(this).page.document.querySelector('form:has(input[value="logOut"])')
  const { status, location } = await httpVisitorOf(this).send(form?.getAttribute('action') ?? '', {
    intent: 'logOut',
  })
  assert.equal(status, 303)
  await this.visitor.open(location ?? '')
})

Then('the browser stores no path of a previous page', async function () {
  const cookies = await browserVisitorOf(this).context.cookies()
  assert.equal(cookies.map(({ name }) => name).includes('__Host-previous-path'), false)
})

Then('the page contains no data of the user', function () {
  return this.visitor.eventually(async () => {
    const html = await browserVisitorOf(this).page.content()
    assert.equal(/Anna|Becker|D0100001|C100001/.test(html), false)
  })
})
