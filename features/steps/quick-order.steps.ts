import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { customerApi } from '../support/customer-api.ts'
import { ModelTable } from '../support/drivers/model-table.ts'
import { BrowserOrderGrid } from '../support/drivers/browser-order-grid.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Table = { hashes(): Record<string, string>[] }

const tables = new WeakMap<ShopWorld, ModelTable | BrowserOrderGrid>()

function lineTable(world: ShopWorld): ModelTable | BrowserOrderGrid {
  const table =
    tables.get(world) ?? (world.depth === 'browser' ? new BrowserOrderGrid(world) : new ModelTable(world))
  tables.set(world, table)
  return table
}

function modelTable(world: ShopWorld): ModelTable {
  const table = lineTable(world)
  assert.ok(table instanceof ModelTable, 'this step needs view models')
  return table
}

Given(/^the (quick order|availability check) is open$/, function (page: string) {
  if (this.depth === 'http') return
  return lineTable(this).open(page === 'quick order' ? 'quickorder' : 'availability')
})

When('they paste the list:', function (text: string) {
  return lineTable(this).paste(text)
})

Given('they have pasted {string}', async function (text: string) {
  await lineTable(this).paste(text)
  const asked = () => lineTable(this).rows()
  await this.visitor.eventually(async () =>
    assert.equal(
      (await asked()).some(({ state }) => ['Looking up', 'Not checked yet'].includes(state)),
      false,
    ),
  )
})

When('they change the number of row {int} to {string}', function (row: number, number: string) {
  return modelTable(this).changeNumber(row, number)
})

When('they choose {string} in row {int}', function (sku: string, row: number) {
  return modelTable(this).choose(row, sku)
})

When(/^the connection is (lost|restored)$/, function (state: string) {
  modelTable(this).connect(state === 'restored')
})

When('they add the rows to the cart', function () {
  return lineTable(this).add()
})

Then('the cart of the API is empty', async function () {
  assert.equal((await heldByApi(this)).size, 0)
})

Then('the table shows:', function (table: Table) {
  return this.visitor.eventually(async () => assert.deepEqual(await lineTable(this).rows(), table.hashes()))
})

Then('the table is empty', function () {
  return this.visitor.eventually(async () => assert.deepEqual(await lineTable(this).rows(), []))
})

Then('the list has the message: {string}', function (sentence: string) {
  return assertSaid(this, sentence)
})

Then(/^the page reports (\d+) lines? without a row$/, function (lines: string) {
  return assertSaid(this, this.text('lines.otherResults', { lines: Number(lines) }))
})

Then('row {int} shows the stock {string}', function (row: number, place: string) {
  return this.visitor.eventually(async () => {
    const places = await modelTable(this).placesOf(row)
    assert.ok(places.includes(place), places)
  })
})

When('the partner {string} logs in and opens the quick order', async function (name: string) {
  await this.visitor.comeAs(name)
  await lineTable(this).open('quickorder')
})

const lists = new WeakMap<ShopWorld, ReadonlyMap<string, number>>()

When(
  'they paste a list of {int} lines of which {int} is/are unknown',
  function (lines: number, unknown: number) {
    const ordered = new Map(
      soldParts()
        .slice(0, lines - unknown)
        .map((sku, place) => [sku, (place % 9) + 1]),
    )
    const written = [...ordered].map(([sku, pieces], place) => {
      const ways = [`${sku};${pieces}`, `${sku}\t${pieces}`, `${pieces} x ${sku}`, `${sku} - ${pieces} Stk.`]
      return ways[place % ways.length]
    })
    const strangers = Array.from({ length: unknown }, (_, place) => `ZZ-9999${place};${place + 1}`)
    lists.set(this, ordered)
    return lineTable(this).paste([...written, ...strangers].join('\r\n'))
  },
)

/** Quantities in the cart, from the API: a page renders a long cart in several steps. */
async function heldByApi(world: ShopWorld): Promise<ReadonlyMap<string, number>> {
  const { quote } = await (await customerApi(world))('/api/checkout/cart/getQuote')
  return new Map(quote.items.map(({ articleNo, qty }: any) => [articleNo, qty]))
}

Then('the problems of the table are {string}', function (problems: string) {
  return this.visitor.eventually(async () => assert.equal(await lineTable(this).problems(), problems))
})

When('they go to the next row with {string}', function (kind: string) {
  return lineTable(this).goToNext(kind)
})

Then('the focus is on row {int}', function (row: number) {
  return this.visitor.eventually(async () => assert.equal(await lineTable(this).place(), row))
})

When('they scroll to the top of the page', async function () {
  const { page } = browserVisitorOf(this)
  await page.evaluate(() => scrollTo(0, 0))
  // the table renders its first row only after the page has been scrolled
  await page.getByRole('textbox', { name: 'Number, row 1', exact: true }).waitFor()
})

Then('the table announces {int} rows and a header', async function (rows: number) {
  const { page } = browserVisitorOf(this)
  const table = page.locator('table:has([data-column=number])')
  // the code of some rows may be loaded after the responses arrive
  await table.and(page.locator(`[aria-rowcount="${rows + 1}"]`)).waitFor()
  const shown = await table
    .locator('tr:has([data-column=number])')
    .evaluateAll((each) =>
      each.map((row) => [
        row.getAttribute('aria-rowindex'),
        /row (\d+)/.exec(row.querySelector('[data-column=number]')?.getAttribute('aria-label') ?? '')?.[1],
      ]),
    )
  assert.ok(shown.length > 0)
  for (const [index, place] of shown) assert.equal(Number(index), Number(place) + 1)
})

When('they send the list as a form:', function (list: string) {
  return httpVisitorOf(this).send(this.to('quickorder'), { list })
})

Then('the main part of the page shows {string}', function (sentence: string) {
  assert.equal(httpVisitorOf(this).response?.status, 200)
  const text = (httpVisitorOf(this).response?.text ?? '').replace(/<!--.*?-->|<[^>]+>/g, '')
  assert.ok(text.includes(sentence), sentence)
})

Then('the form contains {string}', function (list: string) {
  const [, held] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(httpVisitorOf(this).response?.text ?? '') ?? []
  assert.equal(held?.trim(), list)
})

const files = new WeakMap<ShopWorld, string>()

When('they export the result', async function () {
  const { page } = browserVisitorOf(this)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  files.set(this, await readFile(await download.path(), 'utf8'))
})

Then('the file contains {string}', function (text: string) {
  includes(files.get(this) ?? '', text)
})

function assertSaid(world: ShopWorld, sentence: string): Promise<void> {
  return world.visitor.eventually(async () => includes(await world.visitor.seen(), sentence))
}

/** Numbers that a list can contain without a confirmation by the user. */
function soldParts(): readonly string[] {
  const catalogue = sharedCatalogue(1, 2_000)
  return Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
    .filter(
      ({ sku, replacedBy, discontinued, packageQuantity }) =>
        replacedBy === undefined &&
        !discontinued &&
        packageQuantity === 1 &&
        catalogue.findNumber(sku).length === 1,
    )
    .map(({ sku }) => sku)
}

When('they assign the number of row {int} to {string}', function (row: number, articleNo: string) {
  return modelTable(this).assign(row, articleNo)
})

Then('the interpretation of the columns is {string}', function (uses: string) {
  return this.visitor.eventually(async () =>
    assert.equal((await modelTable(this).columnUses()).join(', '), uses),
  )
})

When('they set the ambiguous quantity to {string}', function (value: string) {
  return modelTable(this).settleMark(value)
})

Then('the interpretation of the lines is:', function (table: Table) {
  return this.visitor.eventually(async () =>
    assert.deepEqual(await modelTable(this).readLines(), table.hashes()),
  )
})
