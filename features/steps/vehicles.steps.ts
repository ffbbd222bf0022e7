import assert from 'node:assert/strict'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { isPathOf } from '#ui/routing/paths.ts'
import { VinInputViewModel } from '#ui/vehicles/vin-input.view-model.ts'
import { vinOf } from '../../tests/fixtures/vin.fixture.ts'
import { Given, Then, When } from '../support/steps.ts'
import { modelVisitorOf, browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const FIND = '/api/vin/findVehicle'
const REMEMBER = '/api/search/addVinSuggestion'

Then('no vehicle was looked up', function () {
  assert.deepEqual([...this.callsTo(FIND), ...this.callsTo(REMEMBER)], [])
})

Then('the API stored the number before it received the look-up', function () {
  const paths = this.calls.map(({ path }) => path).filter((path) => path === FIND || path === REMEMBER)
  assert.deepEqual(paths, [REMEMBER, FIND])
})

Then('the API received the VIN {string} as ident string', function (vin: string) {
  const [call] = this.callsTo(FIND)
  const { formValues } = JSON.parse(call?.body ?? '{}') as { formValues?: unknown }
  assert.deepEqual(formValues, [{ name: 'IdentString', value: vin }])
})

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `WMA06XZZ8CP0${String(34_890 + index)}`)

Given('the API limits the VIN history to {int} VINs', function (vinHistoryLength: number) {
  this.changeAnswer('/api/settings/search-mode', (settings) => ({ ...settings, vinHistoryLength }))
})

When('they search for {int} different VINs', async function (count: number) {
  for (const vin of numbered(count)) await modelVisitorOf(this).shop.get(FindVehicle).run(vinOf(vin))
})

Then('the {int} VINs searched last are offered', function (count: number) {
  const input = modelVisitorOf(this).shop.get(VinInputViewModel)
  input.enter()
  return this.visitor.eventually(() => {
    assert.deepEqual(input.shownHistory, numbered(12).toReversed().slice(0, count))
    return Promise.resolve()
  })
})

Then('the shop has asked the API to store at most {int} VINs', function (max: number) {
  const limits = this.callsTo(REMEMBER).map(({ body }) => (JSON.parse(body) as { limit: number }).limit)
  assert.deepEqual([...new Set(limits)], [max])
})

Then('every group links to parts for the vehicle {string}', function (slug: string) {
  const links = [...httpVisitorOf(this).page.document.querySelectorAll('main h3 a')]
  const vehicles = links.map((link) => new URL(link.getAttribute('href')!, 'https://shop.test').searchParams)
  assert.ok(vehicles.length > 0)
  assert.ok(vehicles.every((query) => query.get('vehicle') === slug && query.has('categories')))
})

Given('the API offers only the search by VIN', function () {
  this.changeAnswer('/api/settings/search-mode', (settings) => ({ ...settings, mode: 'VIN' }))
})

Then(/^the header offers (no )?VIN search$/, function (no: string | null) {
  const switches = httpVisitorOf(this).page.document.querySelectorAll('header input[type=radio][value=vin]')
  assert.equal(switches.length, no === null ? 1 : 0)
})

Then('the header offers only VIN search', function () {
  const fields = [...httpVisitorOf(this).page.document.querySelectorAll('header input[name=term]')]
  assert.deepEqual(
    fields.map((field) => field.getAttribute('aria-label')),
    [this.text('vin.label')],
  )
})

const header = (world: ShopWorld) => browserVisitorOf(world).page.getByRole('banner')
const field = (world: ShopWorld) => header(world).getByRole('textbox', { name: 'VIN, 17 characters' })

When(/^they switch the search to (VIN|parts)$/, function (kind: string) {
  return header(this)
    .getByRole('radio', { name: kind === 'VIN' ? 'VIN' : 'Part' })
    .check()
})

When('they type the VIN {string}', function (text: string) {
  return field(this).fill(text)
})

When('they search for the VIN', function () {
  return field(this).press('Enter')
})

When('they click outside the panel', function () {
  return browserVisitorOf(this).page.getByRole('heading', { level: 1 }).click()
})

Then('the VIN typed is {string}', function (text: string) {
  return this.visitor.eventually(async () => assert.equal(await field(this).inputValue(), text))
})

Then(/^(?:no VIN|the VIN "(.+)") is offered$/, function (vin: string | null) {
  return vin === null
    ? header(this).getByText('Recent VINs').waitFor({ state: 'detached' })
    : header(this).getByRole('link', { name: vin }).waitFor()
})

const vehicleOfList = (world: ShopWorld) => {
  const { pathname, searchParams } = new URL(browserVisitorOf(world).page.url())
  return isPathOf('results', pathname) ? (searchParams.get('vehicle') ?? 'any') : 'no list'
}

const termOfList = (world: ShopWorld) =>
  new URL(browserVisitorOf(world).page.url()).searchParams.get('term') ?? ''
const headingOfList = (world: ShopWorld) =>
  browserVisitorOf(world).page.getByRole('heading', { level: 1 }).innerText()

Then(
  'the list contains only the results of {string} for the vehicle {string}',
  async function (term: string, slug: string) {
    await this.visitor.eventually(async () => {
      assert.equal(vehicleOfList(this), slug)
      // the URL changes before the list is loaded
      assert.equal(termOfList(this), term)
      assert.ok((await headingOfList(this)).includes(term))
      assert.ok((await this.visitor.parts()).length > 0)
    })
  },
)

Then('the list contains parts for any vehicle', function () {
  return this.visitor.eventually(() => {
    assert.equal(vehicleOfList(this), 'any')
    return Promise.resolve()
  })
})

When('they open the first part of the list', async function () {
  const { page } = browserVisitorOf(this)
  await page.locator('main a[href*="/products/"]').first().click()
  await page.waitForURL((url) => isPathOf('product', url.pathname))
})

Then('the page shows that lists are for {string}', function (vehicle: string) {
  // the filter is in the header on wide screens, above the page on narrow ones
  const chips = browserVisitorOf(this).page.getByText(`Only parts for ${vehicle}`)
  return chips.filter({ visible: true }).waitFor()
})

const waysToLists = async (world: ShopWorld) => {
  const { page } = browserVisitorOf(world)
  const links = await page
    .locator('main a[href*="/search/results"], footer a[href*="/search/results"]')
    .evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('vehicle')),
    )
  const forms = await page
    .locator('form[action$="/search/results"]')
    .evaluateAll((all) =>
      all.map((form) => String(new FormData(form as HTMLFormElement).get('vehicle') ?? '')),
    )
  assert.ok(links.length > 0 && forms.length > 0)
  return [...links.map((vehicle) => vehicle ?? ''), ...forms]
}

Then('every link to a list leads to parts for the vehicle {string}', async function (slug: string) {
  assert.deepEqual([...new Set(await waysToLists(this))], [slug])
})

Then('no link to a list contains a vehicle', async function () {
  assert.deepEqual([...new Set(await waysToLists(this))], [''])
})

When('they remove the filter of the vehicle {string}', function (vehicle: string) {
  return browserVisitorOf(this)
    .page.getByRole('button', { name: `Remove filter ${vehicle}` })
    .click()
})
