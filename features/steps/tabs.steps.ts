import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { untilAlive } from '../../tests/fixtures/alive.fixture.ts'
import { PATIENCE } from '../../tests/fixtures/patience.fixture.ts'
import { screen, wire } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const otherTabs = new WeakMap<ShopWorld, Page>()

Given('another tab shows {string}', async function (this: ShopWorld, path: string) {
  const tab = await screen(this).context.newPage()
  await tab.goto(path)
  await untilAlive(tab)
  otherTabs.set(this, tab)
})

/** News comes by itself, without a reload; how soon is measured by the benchmarks, not here. */
Then('the other tab greets {string} at once', function (this: ShopWorld, name: string) {
  return other(this).getByRole('banner').getByRole('button', { name }).waitFor(PATIENCE)
})

Then('the other tab offers the login at once', function (this: ShopWorld) {
  const link = other(this)
    .getByRole('banner')
    .getByRole('link', { name: this.text('header.logIn') })
  return link.first().waitFor(PATIENCE)
})

Then('the other tab is on the login at once', function (this: ShopWorld) {
  return other(this).waitForURL((url) => url.pathname === this.to('login'), PATIENCE)
})

Then('the other tab shows prices', function (this: ShopWorld) {
  return other(this).getByRole('main').getByText('€').first().waitFor()
})

Then('the other tab shows no price', function (this: ShopWorld) {
  return this.visitor.eventually(async () =>
    assert.equal(await other(this).getByRole('main').getByText('€').count(), 0),
  )
})

Then('the other tab is dark at once', async function (this: ShopWorld) {
  await other(this).locator('html[data-theme="dark"]').waitFor(PATIENCE)
})

Then('the other tab names the country {string} at once', function (this: ShopWorld, name: string) {
  const link = other(this)
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(name) })
  return link.first().waitFor(PATIENCE)
})

When('they order in the other tab', async function (this: ShopWorld) {
  const main = other(this).getByRole('main')
  await main.getByRole('checkbox', { name: this.text('checkout.review.policy') }).check()
  await main.getByRole('button', { name: this.text('checkout.review.order') }).click()
})

Then('the other tab shows both order numbers', async function (this: ShopWorld) {
  const [numbers = []] = this.backend.placedOrders
  assert.equal(numbers.length, 2)
  await other(this).waitForURL((url) => url.pathname === this.to('checkoutStep6'))
  for (const number of numbers) await other(this).getByRole('main').getByText(number).first().waitFor()
})

When('they choose the theme {string}', function (this: ShopWorld, name: string) {
  return screen(this).page.getByRole('contentinfo').getByText(name, { exact: true }).click()
})

When('they open the countries', function (this: ShopWorld) {
  return this.visitor.open(this.to('geoselection'))
})

When('they choose the country {string}', function (this: ShopWorld, name: string) {
  return screen(this).page.getByRole('main').getByRole('button', { name }).click()
})

When('they send the logout as the form it is', async function (this: ShopWorld) {
  const { client } = wire(this)
  const form = wire(this).page.document.querySelector('form:has(input[value="logOut"])')
  const action = form?.getAttribute('action') ?? this.to('login')
  const answer = await client.fetch(
    new Request(new URL(action, client.origin), {
      method: 'POST',
      body: new URLSearchParams({ intent: 'logOut' }),
    }),
  )
  assert.equal(answer.status, 303)
  await this.visitor.open(answer.headers.get('location') ?? '')
})

Then('the browser remembers no page of theirs', async function (this: ShopWorld) {
  const cookies = await screen(this).context.cookies()
  assert.equal(cookies.map(({ name }) => name).includes('__Host-previous-path'), false)
})

Then('the page holds nothing of them', function (this: ShopWorld) {
  return this.visitor.eventually(async () => {
    const html = await screen(this).page.content()
    assert.equal(/Anna|Becker|D0100001|C100001/.test(html), false)
  })
})

export function other(world: ShopWorld): Page {
  const tab = otherTabs.get(world)
  assert.ok(tab, 'no other tab is open')
  return tab
}
