import assert from 'node:assert/strict'
import type { Locator } from 'playwright'
import { customerApi } from '../support/customer-api.ts'
import type { PageName } from '../support/page-names.ts'
import { Given, Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Table = { raw(): string[][] }
type Role = Parameters<Locator['getByRole']>[0]

const HEIGHT = 900
const LANDMARKS = { header: 'banner', footer: 'contentinfo' } as const

Given('the window is {int} pixels wide', function (width: number) {
  return browserVisitorOf(this).page.setViewportSize({ width, height: HEIGHT })
})

Given('{int} different products are in their cart', async function (count: number) {
  const call = await customerApi(this)
  const { products } = await call('/api/search/partSearch', { searchTerm: 'brake disc' })
  const items = products
    .slice(0, count)
    .map(({ vendorId, sku }: any) => ({ sku: `${vendorId}-${sku}`, qty: 1 }))
  assert.equal(items.length, count)
  await call('/api/checkout/cart/add', { items })
})

When(/^they (?:expand|press) "([^"]*)" in the (header|footer)$/, function (name, part) {
  return first(this, part, 'button', name).click()
})

When('they follow {string} in the header', async function (name: string) {
  const { page } = browserVisitorOf(this)
  await page.evaluate(() => Object.assign(window, { isDocumentOfBefore: true }))
  await first(this, 'header', 'link', name).click()
})

When('they point at {string} in the header', function (name: string) {
  return first(this, 'header', 'link', name).hover()
})

Then('{page} has been loaded as a new document', async function (requestedPage: PageName) {
  const { page } = browserVisitorOf(this)
  await page.waitForURL((url) => url.pathname === requestedPage.pathIn(this.to))
  await page.waitForLoadState()
  assert.equal(await page.evaluate(() => 'isDocumentOfBefore' in window), false)
})

Then(/^the (header|footer) shows:$/, async function (part, table: Table) {
  for (const [role, name = ''] of table.raw()) await first(this, part, role as Role, name).waitFor()
})

Then(/^the (header|footer) does not show:$/, async function (part, table: Table) {
  for (const [role, name = ''] of table.raw()) {
    await first(this, part, role as Role, name).waitFor({ state: 'hidden' })
  }
})

Then('the header shows the text {string}', function (text: string) {
  return within(this, 'header').getByText(text).filter({ visible: true }).first().waitFor()
})

Then('the header lists {int} lines of the cart', function (count: number) {
  const lines = within(this, 'header').getByText(/^1 ×$/)
  return this.visitor.eventually(async () => assert.equal(await lines.count(), count))
})

Then('the link {string} of the header leads to {page}', function (name: string, page: PageName) {
  return this.visitor.eventually(async () =>
    assert.equal(await first(this, 'header', 'link', name).getAttribute('href'), page.pathIn(this.to)),
  )
})

Then('the country has its flag next to its name', function () {
  const flag = first(this, 'header', 'link', 'Country').locator('img')
  return this.visitor.eventually(async () =>
    assert.ok(await flag.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)),
  )
})

Then('the search fills a separate row', async function () {
  const { search, logo, width } = await places(this)
  assert.ok(search.y >= logo.y + logo.height)
  assert.ok(search.width > width * 0.8)
})

Then('the search is next to the logo', async function () {
  const { search, logo } = await places(this)
  assert.ok(search.y < logo.y + logo.height)
  assert.ok(search.x > logo.x + logo.width)
})

const noted = new WeakMap<ShopWorld, unknown>()

When('they note the position of the search', async function () {
  noted.set(this, (await places(this)).search)
})

Then('the position of the search is unchanged', async function () {
  assert.deepEqual((await places(this)).search, noted.get(this) ?? assert.fail('no place was noted'))
})

async function places(world: ShopWorld) {
  const search = await first(world, 'header', 'combobox', 'Part number, OE number or name').boundingBox()
  const logo = await first(world, 'header', 'link', 'Drawbar, home').boundingBox()
  assert.ok(search && logo)
  return { search, logo, width: browserVisitorOf(world).page.viewportSize()?.width ?? 0 }
}

const within = (world: ShopWorld, part: keyof typeof LANDMARKS) =>
  browserVisitorOf(world).page.getByRole(LANDMARKS[part])

/** The visible element with the name: a collapsed menu may contain the same link. */
const first = (world: ShopWorld, part: keyof typeof LANDMARKS, role: Role, name: string) =>
  within(world, part)
    .getByRole(role, { name: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first()
