import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { isFocused } from '../support/drivers/keys.ts'
import { columnsOf, rowsOf, table, valuesIn } from '../support/list-table.ts'
import { pageCalled } from '../support/page-names.ts'
import { Given, Then, When } from '../support/steps.ts'
import { plain } from '../support/texts.ts'
import { mainElement, browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Raw = { raw(): string[][] }

Then('the list has the columns {string}', function (columns: string) {
  const shownColumns = columnsOf(this).filter((name) => name !== '' && !name.startsWith('Select'))
  assert.deepEqual(shownColumns, columns.split(', '))
})

Then('the list has no column {string}', function (column: string) {
  assert.ok(!columnsOf(this).includes(column))
})

Then('the list has {int} row(s)', function (count: number) {
  assert.equal(rowsOf(this).length, count)
})

Then('every row shows {string} under {string}', function (text: string, column: string) {
  const values = valuesIn(this, column)
  assert.ok(values.length > 0)
  assert.deepEqual(
    values.filter((value) => !value.includes(text)),
    [],
  )
})

/** Label of the chosen option of a filter. */
const chosenOptions = new WeakMap<ShopWorld, string>()

When('they choose the first {word} of the list', async function (filter: string) {
  const { document } = httpVisitorOf(this).page
  const form = document.querySelector<HTMLFormElement>('main form[role=search]')
  const option = form?.querySelector<HTMLOptionElement>(`select[name=${filter}] option:not([value=""])`)
  assert.ok(form && option, `nothing to choose in ${filter}`)
  chosenOptions.set(this, plain(option.textContent ?? ''))
  await this.visitor.open(`${form.getAttribute('action')}?${filter}=${encodeURIComponent(option.value)}`)
})

Then('every row shows the chosen value under {string}', function (column: string) {
  const values = valuesIn(this, column)
  assert.ok(values.length > 0)
  for (const value of values) assert.ok(chosenOptions.get(this)?.includes(value), `${value} was not chosen`)
})

Then('the rows are sorted in descending order by {string}', function (column: string) {
  const values = valuesIn(this, column).map((text) => Number(text.replaceAll(/[^\d.-]/g, '')))
  assert.ok(new Set(values).size > 1)
  assert.deepEqual(
    values,
    values.toSorted((one, other) => other - one),
  )
  const headerCell = [...table(this).querySelectorAll('thead th')][columnsOf(this).indexOf(column)]
  assert.equal(headerCell?.getAttribute('aria-sort'), 'descending')
})

Then('every row is dated from {string} to {string}', function (from: string, to: string) {
  const days = rowsOf(this).map((row) => row.querySelector('time')?.dateTime ?? '')
  assert.ok(days.length > 0)
  assert.deepEqual(
    days.filter((day) => day < from || day > to),
    [],
  )
})

Then('the form of the list contains:', function (fields: Raw) {
  const form = httpVisitorOf(this).page.document.querySelector<HTMLFormElement>('main form[role=search]')
  const read = (name: string) =>
    form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? ''
  assert.equal(form?.method, 'get')
  assert.deepEqual(
    fields.raw().map(([name = '']) => [name, read(name)]),
    fields.raw(),
  )
})

Then('no row of the first page is on the second', async function () {
  const keys = () => rowsOf(this).map((row) => plain(row.querySelector('th')?.textContent ?? ''))
  const first = keys()
  const next = httpVisitorOf(this).page.document.querySelector('main a[rel=next]')?.getAttribute('href')
  assert.ok(next)
  await this.visitor.open(next)
  const second = new Set(keys())
  assert.equal(first.length, 25)
  assert.equal(second.size, 25)
  assert.deepEqual(
    first.filter((key) => second.has(key)),
    [],
  )
})

Then('the page shown is {string}', function (page: string) {
  const current = httpVisitorOf(this).page.document.querySelector(
    'nav a[aria-current=page][aria-label^=Page]',
  )
  assert.equal(plain(current?.textContent ?? ''), page)
})

Then('the last page is shown, which is not the first', function () {
  const pages = [...httpVisitorOf(this).page.document.querySelectorAll('nav a[aria-label^=Page]')]
  assert.ok(pages.length > 1)
  assert.equal(pages.at(-1)!.getAttribute('aria-current'), 'page')
})

Then(/^the amount is (readable|unreadable)$/, function (how: string) {
  const { document } = httpVisitorOf(this).page
  const field = document.querySelector('main form[role=search] [name="amountFrom"]')
  assert.equal(field?.getAttribute('aria-invalid'), how === 'readable' ? null : 'true')
  const describedBy = field?.getAttribute('aria-describedby')
  const message = describedBy ? document.getElementById(describedBy)?.textContent : ''
  assert.equal(
    plain(message ?? ''),
    how === 'readable' ? '' : 'This is not an amount. Enter it like this: 1,200.50.',
  )
})

When('they open the first number of the list', async function () {
  const link = table(this).querySelector('tbody th a')?.getAttribute('href')
  assert.ok(link)
  await this.visitor.open(link)
})

const linksOf = (world: ShopWorld, name: string) =>
  rowsOf(world).map((row) =>
    [...row.querySelectorAll('a')].find((link) =>
      (link.getAttribute('aria-label') ?? plain(link.textContent ?? '')).startsWith(name),
    ),
  )

Then('each row links to:', function (ways: Raw) {
  assert.ok(rowsOf(this).length > 0)
  for (const [name = '', where = ''] of ways.raw()) {
    const start = where === 'another site' ? 'https://' : pageCalled(where).pathIn(this.to)
    for (const link of linksOf(this, name)) assert.ok(link?.getAttribute('href')?.startsWith(start), name)
  }
})

Then('no row links to {string}', function (name: string) {
  assert.ok(rowsOf(this).length > 0)
  assert.deepEqual(linksOf(this, name).filter(Boolean), [])
})

Then('links to other sites send no referrer', function () {
  const away = [...table(this).querySelectorAll('a[href^="https:"]')]
  assert.ok(away.length > 0)
  for (const link of away) assert.equal(link.getAttribute('rel'), 'noopener noreferrer')
})

Given("the API returns {string} as the carriers' tracking page", function (trackingUrl: string) {
  this.changeAnswer('/api/documents/list', ({ items, ...rest }) => ({
    ...rest,
    items: (items as object[]).map((item) => ({ ...item, trackingUrl })),
  }))
})

Then('all columns of the list are visible', async function () {
  const frame = mainElement(this).locator('table').locator('..')
  await this.visitor.eventually(async () => {
    const [needed, given] = await frame.evaluate((one) => [one.scrollWidth, one.clientWidth] as const)
    assert.ok(needed <= given, `${needed} pixels in ${given}`)
  })
})

const menuButton = (world: ShopWorld) =>
  mainElement(world)
    .locator('tbody tr')
    .first()
    .getByRole('button', { name: /^More actions for/ })
const menuOf = (world: ShopWorld) => mainElement(world).locator('tbody tr').first().locator('[popover]')

When('they open the menu of the first row', function () {
  return menuButton(this).press('Enter')
})

Then('the menu offers:', async function (ways: Raw) {
  for (const [name = ''] of ways.raw()) await menuOf(this).getByText(name).waitFor()
})

Then('the menu of the first row is closed, and its button has the focus', async function () {
  await menuOf(this).waitFor({ state: 'hidden' })
  assert.ok(await isFocused(menuButton(this)))
})

When('they select the first {int} row(s)', async function (count: number) {
  for (let index = 0; index < count; index++) {
    await mainElement(this).locator('tbody tr').nth(index).getByRole('checkbox').check()
  }
})

When('they select the rows {int} to {int} with the Shift key', async function (first: number, last: number) {
  const box = (row: number) =>
    mainElement(this)
      .locator('tbody tr')
      .nth(row - 1)
      .getByRole('checkbox')
  await box(first).click()
  await box(last).click({ modifiers: ['Shift'] })
})

When('they go to the next page', async function () {
  const first = mainElement(this).locator('tbody tr').first()
  const firstRowText = await first.innerText()
  await mainElement(this).getByRole('link', { name: 'Next page' }).click()
  await browserVisitorOf(this).page.waitForURL(/page=2/)
  // the URL changes before the rows are loaded
  await this.visitor.eventually(async () => assert.notEqual(await first.innerText(), firstRowText))
})

Then('{int} rows are selected', function (count: number) {
  return mainElement(this).getByText(`${count} selected`).waitFor()
})

async function exportCsv(world: ShopWorld, button: string) {
  await mainElement(world).locator('summary', { hasText: button }).click()
  const [download] = await Promise.all([
    browserVisitorOf(world).page.waitForEvent('download'),
    mainElement(world).getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const [columns, ...rows] = readFileSync(await download.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
  return { columns, rows }
}

Then(
  '{string} downloads a CSV file of {int} rows with the columns {string}',
  async function (button: string, count: number, columns: string) {
    const file = await exportCsv(this, button)
    assert.equal(file.columns, columns)
    assert.equal(file.rows.length, count)
  },
)

When('they focus the number of the first row', function () {
  return mainElement(this)
    .locator('tbody tr')
    .first()
    .getByRole('rowheader')
    .getByRole('link')
    .first()
    .focus()
})

Then('the number of row {int} has the focus', function (row: number) {
  const number = mainElement(this)
    .locator('tbody tr')
    .nth(row - 1)
    .getByRole('rowheader')
    .getByRole('link')
    .first()
  return this.visitor.eventually(async () => assert.ok(await isFocused(number)))
})
