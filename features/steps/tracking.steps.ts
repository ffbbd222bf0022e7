import assert from 'node:assert/strict'
import { consentCookie } from '#adapters/cookies/preference-cookies.ts'
import { findPage } from '#domain/pages/localised-path.ts'
import { routing } from '#ui/routing/configured-routing.ts'
import { violationsOf, WHOLE_PAGE_RULES } from '../../tests/fixtures/axe.fixture.ts'
import { checkEvent } from '../../tests/fixtures/tracking-events.fixture.ts'
import { browserVisitorAt } from '../support/drivers/browser-visitor.ts'
import { DataLayerReader, type Entry } from '../support/drivers/data-layer-reader.ts'
import { Given, Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Table = { hashes(): { readonly event: string; readonly with: string }[] }

const readers = new WeakMap<ShopWorld, DataLayerReader>()
const reader = (world: ShopWorld): DataLayerReader => {
  const reader = readers.get(world)
  assert.ok(reader, 'The shop tells no data layer')
  return reader
}

Given('a shop with a data layer', async function () {
  await this.visitor.close()
  const { shopServer } = await import('../support/drivers/shop-server.ts')
  const visitor = await browserVisitorAt(await shopServer(this.respond, { TRACKING: 'data-layer' }))
  const following = new DataLayerReader()
  await following.follow(visitor.context)
  readers.set(this, following)
  this.enter(visitor, () => Promise.resolve())
})

Given('they have given consent to analytics', async function () {
  const { page } = browserVisitorOf(this)
  await page.goto('/healthz')
  await page.evaluate((line) => void (document.cookie = line), consentCookie('granted'))
})

Then('the data layer receives:', async function (table: Table) {
  const expectedEvents = table.hashes()
  const told = () => reader(this).fresh.filter(({ event }) => event !== undefined)
  await this.visitor.eventually(async () => {
    assert.deepEqual(
      told().map(({ event }) => event),
      expectedEvents.map(({ event }) => event),
    )
  })
  told().forEach((entry, index) => {
    checkEvent(entry)
    if (entry.event === 'pageView') isPathOfItsPage(entry)
    assert.partialDeepStrictEqual(entry, JSON.parse(expectedEvents[index]?.with ?? ''))
  })
  goodsAreForgotten(reader(this).fresh)
  reader(this).readToEnd()
})

function isPathOfItsPage({ path, page_name: name }: Entry): void {
  const page = findPage(String(path), routing)
  assert.deepEqual([page?.routeId, page?.locale], [name, 'en'])
}

/** Checks that the goods of one event are removed from the data layer before the next. */
function goodsAreForgotten(entries: readonly Entry[]): void {
  entries.forEach((entry, index) => {
    if (entry.event === undefined) assert.deepEqual(entry, { ecommerce: null })
    else if ('ecommerce' in entry) assert.deepEqual(entries[index - 1], { ecommerce: null })
  })
}

Then('no entry of the data layer contains {string}', function (text: string) {
  assert.ok(reader(this).all.length > 0)
  assert.ok(!JSON.stringify(reader(this).all).includes(text))
})

Then('the purchase event contains the order number', function () {
  const [[number] = []] = this.backend.placedOrders
  const purchase = reader(this).all.find(({ event }) => event === 'purchase')
  assert.partialDeepStrictEqual(purchase, { ecommerce: { order_number: number } })
})

const WAYS = { 2: 'addresses', 3: 'transport', 4: 'payment', 5: 'review' } as const
/** Field whose radio button must be chosen before a step is opened. */
const CHOICES = { 2: undefined, 3: undefined, 4: 'transportId', 5: 'paymentId' } as const

When('they go through the checkout to step {int}', async function (number: 2 | 3 | 4 | 5) {
  const { page } = browserVisitorOf(this)
  const main = page.getByRole('main')
  const choice = CHOICES[number]
  if (choice !== undefined) await main.locator(`input[type=radio][name=${choice}]`).first().check()
  const name = this.text(`checkout.to.${WAYS[number]}`)
  await main.getByRole('link', { name }).or(main.getByRole('button', { name })).first().click()
  await page.waitForURL((url) => url.pathname === this.to(`checkoutStep${number}`))
})

const question = (world: ShopWorld) =>
  browserVisitorOf(world).page.getByRole('region', { name: world.text('consent.title') })

Then('the page asks for consent to analytics', function () {
  return question(this).waitFor()
})

Then('the page does not ask for consent to analytics', async function () {
  await browserVisitorOf(this).page.waitForLoadState('networkidle')
  assert.equal(await question(this).count(), 0)
})

When('they answer {string}', async function (answer: string) {
  await question(this).getByRole('button', { name: answer }).click()
  await question(this).waitFor({ state: 'detached' })
})

Then('the consent banner has no accessibility violation', async function () {
  for (const colorScheme of ['light', 'dark'] as const) {
    await browserVisitorOf(this).page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    assert.deepEqual(
      await violationsOf(
        browserVisitorOf(this).page,
        ['main > *', 'body > header', 'body > footer'],
        WHOLE_PAGE_RULES,
      ),
      [],
    )
  }
})

Then('both buttons have the same size and colours', async function () {
  const looks = await question(this)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, border, fontWeight } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { backgroundColor, color, border, fontWeight, width: Math.round(width), height }
      }),
    )
  assert.equal(looks.length, 2)
  assert.deepEqual(looks[0], looks[1])
})

Then('the Tab key reaches both buttons and leaves the banner', async function () {
  const { page } = browserVisitorOf(this)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('Shift+Tab')
  assert.equal(await focused(), this.text('consent.accept'))
  await page.keyboard.press('Shift+Tab')
  assert.equal(await focused(), this.text('consent.decline'))
  await page.keyboard.press('Shift+Tab')
  assert.ok(!(await question(this).evaluate((region) => region.contains(document.activeElement))))
})
