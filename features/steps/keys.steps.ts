import assert from 'node:assert/strict'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { isFocused, Keys } from '../support/drivers/keys.ts'
import { Given, Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const keysByWorld = new WeakMap<ShopWorld, Keys>()

function keysOf(world: ShopWorld): Keys {
  const keys = keysByWorld.get(world) ?? new Keys(browserVisitorOf(world).page)
  keysByWorld.set(world, keys)
  return keys
}

type Arrival = 'quickorder' | `checkoutStep${1 | 2 | 3 | 4 | 5 | 6}`

/** Waits until the page is loaded and has moved the focus to its title, or to the first row of the quick order. */
const arrivesAt = (world: ShopWorld, page: Arrival) =>
  world.visitor.eventually(async () => {
    assert.equal((await world.visitor.address()).split('?')[0], world.to(page))
    const place = page === 'quickorder' ? '[data-column=number]' : 'h1'
    assert.ok(await isFocused(browserVisitorOf(world).page.locator(place).first()))
  })

Given('their clipboard contains a list of {int} lines', async function (lines: number) {
  const catalogue = sharedCatalogue(1, 2_000)
  const list: string[] = []
  for (let index = 0; list.length < lines; index += 1) {
    const { sku, discontinued, replacedBy } = catalogue.product(index)
    if (!discontinued && replacedBy === undefined) list.push(`${sku}\t2`)
  }
  const { context, page } = browserVisitorOf(this)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await this.visitor.open(this.to('home'))
  await page.evaluate((text) => navigator.clipboard.writeText(text), list.join('\n'))
})

When('they log in by keys as {string} with {string}', async function (username: string, password: string) {
  const keys = keysOf(this)
  const { page } = browserVisitorOf(this)
  await keys.activate(page.getByRole('link', { name: this.text('frame.skip') }))
  await keys.goTo(page.getByLabel(this.text('login.username')))
  await keys.type(username)
  await keys.goTo(page.getByLabel(this.text('login.password'), { exact: true }))
  await keys.type(password)
  await keys.press('Enter')
  await arrivesAt(this, 'quickorder')
})

When('they paste the list by keys', function () {
  return keysOf(this).press('Control+V')
})

When('they put {int} rows into the cart by keys', async function (rows: number) {
  const keys = keysOf(this)
  const main = browserVisitorOf(this).page.getByRole('main')
  await main.getByRole('button', { name: this.text('lines.addRows', { rows }) }).waitFor()
  await keys.press('Control+Enter')
  await keys.activate(main.getByRole('link', { name: this.text('addToCart.toCart') }), 'Shift+Tab')
  await arrivesAt(this, 'checkoutStep1')
})

When('they go by keys from the cart to step 2', async function () {
  const steps = browserVisitorOf(this).page.getByRole('navigation', { name: this.text('checkout.steps') })
  const next = steps.getByRole('link', { name: this.text('checkout.step.2') })
  await keysOf(this).activate(next, 'Shift+Tab')
  await arrivesAt(this, 'checkoutStep2')
})

/** Confirms each step with the preselected options. */
When('they confirm steps 2 to 4 by keys', async function () {
  const { page } = browserVisitorOf(this)
  for (const next of ['checkoutStep3', 'checkoutStep4', 'checkoutStep5'] as const) {
    const checkedRadio = page.getByRole('main').getByRole('radio', { checked: true }).first()
    await keysOf(this).activate(checkedRadio)
    await arrivesAt(this, next)
  }
})

When('they order by keys', async function () {
  const keys = keysOf(this)
  await keys.goTo(
    browserVisitorOf(this).page.getByRole('checkbox', { name: this.text('checkout.review.policy') }),
  )
  await keys.press('Space')
  await keys.press('Enter')
  await arrivesAt(this, 'checkoutStep6')
})

Then('they have ordered {int} lines', async function (lines: number) {
  const rows = browserVisitorOf(this).page.getByRole('main').locator('tbody tr')
  const links = await rows.getByRole('link').allInnerTexts()
  assert.equal(new Set(links).size, lines)
})

Then('they have pressed at most {int} keys', function (max: number) {
  const { pressed } = keysOf(this)
  assert.ok(pressed <= max, `${pressed} keys`)
})
