import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { customerApi } from '../support/customer-api.ts'
import { latestOrderOf, latestOrdersOf } from '../support/latest-orders.ts'
import { pageCalled } from '../support/page-names.ts'
import { plain } from '../support/texts.ts'
import { isFocused } from '../support/drivers/keys.ts'
import { screen, wire } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Raw = { raw(): string[][] }

const table = (world: ShopWorld) => {
  const found = wire(world).page.document.querySelector<HTMLTableElement>('main table')
  assert.ok(found, `no list on the page: ${wire(world).page.text.slice(0, 500)}`)
  return found
}

const textsOf = (cells: Iterable<Element>) => [...cells].map((cell) => plain(cell.textContent ?? ''))
const columnsOf = (world: ShopWorld) => textsOf(table(world).querySelectorAll('thead th'))
const rowsOf = (world: ShopWorld) => [...table(world).querySelectorAll('tbody tr')]

/** What stands in one column, from the first row to the last. */
function valuesIn(world: ShopWorld, column: string): readonly string[] {
  const place = columnsOf(world).indexOf(column)
  assert.ok(place >= 0, `no column ${column} among ${columnsOf(world).join(', ')}`)
  return rowsOf(world).map((row) => plain(row.children[place]?.textContent ?? ''))
}

Then('the list has the columns {string}', function (this: ShopWorld, columns: string) {
  const shown = columnsOf(this).filter((name) => name !== '' && !name.startsWith('Select'))
  assert.deepEqual(shown, columns.split(', '))
})

Then('the list has no column {string}', function (this: ShopWorld, column: string) {
  assert.ok(!columnsOf(this).includes(column))
})

Then('the list has {int} row(s)', function (this: ShopWorld, count: number) {
  assert.equal(rowsOf(this).length, count)
})

Then('every row says {string} under {string}', function (this: ShopWorld, text: string, column: string) {
  const values = valuesIn(this, column)
  assert.ok(values.length > 0)
  assert.deepEqual(
    values.filter((value) => !value.includes(text)),
    [],
  )
})

/** What the visitor has chosen in a filter, as its option reads. */
const chosen = new WeakMap<ShopWorld, string>()

When('they choose the first {word} of the list', async function (this: ShopWorld, filter: string) {
  const { document } = wire(this).page
  const form = document.querySelector<HTMLFormElement>('main form[role=search]')
  const option = form?.querySelector<HTMLOptionElement>(`select[name=${filter}] option:not([value=""])`)
  assert.ok(form && option, `nothing to choose in ${filter}`)
  chosen.set(this, plain(option.textContent ?? ''))
  await this.visitor.open(`${form.getAttribute('action')}?${filter}=${encodeURIComponent(option.value)}`)
})

Then('every row says what was chosen under {string}', function (this: ShopWorld, column: string) {
  const values = valuesIn(this, column)
  assert.ok(values.length > 0)
  for (const value of values) assert.ok(chosen.get(this)?.includes(value), `${value} was not chosen`)
})

Then('the rows fall by {string}', function (this: ShopWorld, column: string) {
  const values = valuesIn(this, column).map((text) => Number(text.replaceAll(/[^\d.-]/g, '')))
  assert.ok(new Set(values).size > 1)
  assert.deepEqual(
    values,
    values.toSorted((one, other) => other - one),
  )
  const head = [...table(this).querySelectorAll('thead th')][columnsOf(this).indexOf(column)]
  assert.equal(head?.getAttribute('aria-sort'), 'descending')
})

Then('every row is dated from {string} to {string}', function (this: ShopWorld, from: string, to: string) {
  const days = rowsOf(this).map((row) => row.querySelector('time')?.dateTime ?? '')
  assert.ok(days.length > 0)
  assert.deepEqual(
    days.filter((day) => day < from || day > to),
    [],
  )
})

Then('the form of the list holds:', function (this: ShopWorld, fields: Raw) {
  const form = wire(this).page.document.querySelector<HTMLFormElement>('main form[role=search]')
  const read = (name: string) =>
    form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? ''
  assert.equal(form?.method, 'get')
  assert.deepEqual(
    fields.raw().map(([name = '']) => [name, read(name)]),
    fields.raw(),
  )
})

Then('no row of the first page is on the second', async function (this: ShopWorld) {
  const keys = () => rowsOf(this).map((row) => plain(row.querySelector('th')?.textContent ?? ''))
  const first = keys()
  const next = wire(this).page.document.querySelector('main a[rel=next]')?.getAttribute('href')
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

Then('the page shown is {string}', function (this: ShopWorld, page: string) {
  const current = wire(this).page.document.querySelector('nav a[aria-current=page][aria-label^=Page]')
  assert.equal(plain(current?.textContent ?? ''), page)
})

Then('the last page is shown, which is not the first', function (this: ShopWorld) {
  const pages = [...wire(this).page.document.querySelectorAll('nav a[aria-label^=Page]')]
  assert.ok(pages.length > 1)
  assert.equal(pages.at(-1)!.getAttribute('aria-current'), 'page')
})

Then(/^the amount is (readable|unreadable)$/, function (this: ShopWorld, how: string) {
  const { document } = wire(this).page
  const field = document.querySelector('main form[role=search] [name="amountFrom"]')
  assert.equal(field?.getAttribute('aria-invalid'), how === 'readable' ? null : 'true')
  const describedBy = field?.getAttribute('aria-describedby')
  const message = describedBy ? document.getElementById(describedBy)?.textContent : ''
  assert.equal(plain(message ?? ''), how === 'readable' ? '' : 'Not an amount. Write it like 1,200.50.')
})

When('they open the first number of the list', async function (this: ShopWorld) {
  const link = table(this).querySelector('tbody th a')?.getAttribute('href')
  assert.ok(link)
  await this.visitor.open(link)
})

Then('each package has its code, its measures and its lines', function (this: ShopWorld) {
  const packages = [...wire(this).page.document.querySelectorAll('main section:has(table caption)')].filter(
    (one) => /^\d{18}$/.test(plain(one.querySelector('h2')?.textContent ?? '')),
  )
  assert.ok(packages.length > 0)
  for (const one of packages) {
    assert.match(plain(one.textContent ?? ''), /\d+ × \d+ × \d+ cm · net [\d.,]+ kg · gross [\d.,]+ kg/)
    assert.ok(one.querySelectorAll('tbody tr').length > 0)
  }
})

When('they open the latest order of {string}', async function (this: ShopWorld, username: string) {
  await this.visitor.open(this.to('order', { slug: await latestOrderOf(this, username) }))
})

// what was ordered today may still wait for its confirmation
When('they open the latest confirmed order of {string}', async function (this: ShopWorld, username: string) {
  const orders = await latestOrdersOf(this, username, 100)
  const confirmed = orders.find(({ status }) => status !== 'received')
  assert.ok(confirmed, 'no order is confirmed')
  await this.visitor.open(this.to('order', { slug: confirmed.orderNo }))
})

When('they open the latest delivered order of {string}', async function (this: ShopWorld, username: string) {
  const orders = await latestOrdersOf(this, username, 100)
  const delivered = orders.find(({ status }) => status === 'delivered')
  assert.ok(delivered, 'no order is delivered')
  await this.visitor.open(this.to('order', { slug: delivered.orderNo }))
})

Then('no two buttons of the page have the same name', function (this: ShopWorld) {
  const buttons = [...wire(this).page.document.querySelectorAll('main button')]
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
  assert.ok(names.length > 0)
  assert.deepEqual(names, [...new Set(names)])
})

/** The number of an order that was followed. */
const followed = new WeakMap<ShopWorld, string>()

When(
  /^they follow the (second number of an|back orders of the second) order of "(.+)"$/,
  async function (this: ShopWorld, what: string, username: string) {
    const orders = await latestOrdersOf(this, username, 100)
    const split = orders.find(({ secondOrderNo, openQuantity }) => secondOrderNo && openQuantity > 0)
    assert.ok(split?.secondOrderNo, 'no order of which a part is still to come')
    const isSecond = what.startsWith('back orders')
    const slug = isSecond ? split.secondOrderNo : split.orderNo
    await this.visitor.open(this.to('order', { slug }))
    const links = [...wire(this).page.document.querySelectorAll('main dl a')]
    const name = isSecond ? this.text('list.title.backorders') : split.secondOrderNo
    const link = links.find(({ textContent }) => plain(textContent ?? '') === name)
    await this.visitor.open(link?.getAttribute('href') ?? assert.fail(`${name} is no link`))
    followed.set(this, split.secondOrderNo)
  },
)

Then('the page shows the lines of that number alone', async function (this: ShopWorld) {
  const orderNo = followed.get(this)
  const { lines } = await (await customerApi(this))('/api/orders/get', { orderNo })
  assert.ok(wire(this).page.heading?.includes(orderNo ?? ''))
  const numbers = lines.map(({ orderNo: own }: { orderNo: string }) => own)
  assert.deepEqual(new Set(numbers), new Set([orderNo]))
  const rows = wire(this).page.document.querySelectorAll('main table tbody tr')
  assert.equal(rows.length, lines.length)
})

Then('every row is of that number', function (this: ShopWorld) {
  const numbers = valuesIn(this, 'Order')
  assert.ok(numbers.length > 0)
  assert.deepEqual(new Set(numbers), new Set([followed.get(this)]))
})

Then('it does not exist for them, as {string} does not', async function (this: ShopWorld, number: string) {
  const withoutNumbers = (text: string) => text.replaceAll(/\d{6,}|X{3,}/g, '#')
  const read = () => ({
    status: wire(this).answer?.status,
    heading: withoutNumbers(wire(this).page.heading),
    text: withoutNumbers(plain(wire(this).page.document.querySelector('main')?.textContent ?? '')),
  })
  const foreign = read()
  await wire(this).ask(this.to('order', { slug: number }))
  assert.equal(foreign.status, 404)
  assert.deepEqual(foreign, read())
})

Then('what was delivered and what is outstanding is what was confirmed', function (this: ShopWorld) {
  const numbers = (column: string) => valuesIn(this, column).map(Number)
  const [confirmed, delivered, outstanding] = [
    numbers('Confirmed'),
    numbers('Delivered'),
    numbers('Outstanding'),
  ]
  assert.ok(confirmed.length > 0)
  assert.deepEqual(
    confirmed,
    delivered.map((pieces, place) => pieces + outstanding[place]!),
  )
})

Then('the months of the chart are those of its table', function (this: ShopWorld) {
  const { document } = wire(this).page
  const bars = [...document.querySelectorAll('main svg rect')]
  const rows = [...document.querySelectorAll('main details table tbody tr')]
  assert.equal(rows.length, 12)
  assert.equal(bars.length, 12)
  const counts = rows.map((row) => Number(plain(row.children[1]?.textContent ?? '').replaceAll(',', '')))
  const heights = bars.map((bar) => Number(bar.getAttribute('height')))
  const scale = Math.max(...heights) / Math.max(...counts)
  counts.forEach((count, place) => assert.ok(Math.abs(heights[place]! - count * scale) < 0.01))
})

Then('each tile counts what its list holds', async function (this: ShopWorld) {
  const tiles = [...wire(this).page.document.querySelectorAll('ul[aria-label="Numbers of today"] a')].map(
    (tile) => ({ href: tile.getAttribute('href')!, count: plain(tile.children[1]?.textContent ?? '') }),
  )
  const counted = tiles.filter(({ href }) => /orderhistory|backorderlist/.test(href))
  assert.equal(counted.length, 2)
  for (const { href, count } of counted) {
    await this.visitor.open(href)
    assert.match(wire(this).page.text, new RegExp(`\\b${count} (orders?|back-order lines?)\\b`))
  }
})

const linksOf = (world: ShopWorld, name: string) =>
  rowsOf(world).map((row) =>
    [...row.querySelectorAll('a')].find((link) =>
      (link.getAttribute('aria-label') ?? plain(link.textContent ?? '')).startsWith(name),
    ),
  )

Then('each row leads to:', function (this: ShopWorld, ways: Raw) {
  assert.ok(rowsOf(this).length > 0)
  for (const [name = '', where = ''] of ways.raw()) {
    const start = where === 'another site' ? 'https://' : pageCalled(where).pathIn(this.to)
    for (const link of linksOf(this, name)) assert.ok(link?.getAttribute('href')?.startsWith(start), name)
  }
})

Then('no row leads to {string}', function (this: ShopWorld, name: string) {
  assert.ok(rowsOf(this).length > 0)
  assert.deepEqual(linksOf(this, name).filter(Boolean), [])
})

Then('links to other sites tell them nothing of this page', function (this: ShopWorld) {
  const away = [...table(this).querySelectorAll('a[href^="https:"]')]
  assert.ok(away.length > 0)
  for (const link of away) assert.equal(link.getAttribute('rel'), 'noopener noreferrer')
})

Given("the carriers' pages are said to be on a site that looks like theirs", function (this: ShopWorld) {
  const trackingUrl = 'https://track.parcelway.example.evil.example/'
  this.changeAnswer('/api/documents/list', ({ items, ...answer }) => ({
    ...answer,
    items: (items as object[]).map((item) => ({ ...item, trackingUrl })),
  }))
})

When('they follow the tile {string}', async function (this: ShopWorld, name: string) {
  const links = [...wire(this).page.document.querySelectorAll('ul[aria-label="Numbers of today"] a')]
  const tile = links.find((link) => plain(link.children[0]?.textContent ?? '') === name)
  await this.visitor.open(tile?.getAttribute('href') ?? assert.fail(`no tile ${name}`))
})

const tileOf = (world: ShopWorld, name: string) =>
  main(world).getByRole('list', { name: 'Numbers of today' }).getByRole('link', { name })

Then('the tile {string} says {string}', async function (this: ShopWorld, name: string, text: string) {
  await tileOf(this, name).getByText(text, { exact: true }).waitFor()
})

When('they press the tile {string}', function (this: ShopWorld, name: string) {
  return tileOf(this, name).press('Enter')
})

Then('the downloads of the header have the focus', function (this: ShopWorld) {
  const button = screen(this)
    .page.getByRole('banner')
    .getByRole('button', { name: /^Downloads/ })
  return this.visitor.eventually(async () => assert.ok(await isFocused(button)))
})

const main = (world: ShopWorld) => screen(world).page.getByRole('main')

When('they try again', function (this: ShopWorld) {
  return main(this).getByRole('button', { name: 'Try again' }).click()
})

Then('rows are shown', function (this: ShopWorld) {
  return main(this).locator('tbody tr').first().waitFor()
})

Then('all columns of the list are in sight', async function (this: ShopWorld) {
  const frame = main(this).locator('table').locator('..')
  await this.visitor.eventually(async () => {
    const [needed, given] = await frame.evaluate((one) => [one.scrollWidth, one.clientWidth] as const)
    assert.ok(needed <= given, `${needed} pixels in ${given}`)
  })
})

const menuButton = (world: ShopWorld) =>
  main(world)
    .locator('tbody tr')
    .first()
    .getByRole('button', { name: /^More for/ })
const menuOf = (world: ShopWorld) => main(world).locator('tbody tr').first().locator('[popover]')

When('they open the menu of the first row', function (this: ShopWorld) {
  return menuButton(this).press('Enter')
})

Then('the menu offers:', async function (this: ShopWorld, ways: Raw) {
  for (const [name = ''] of ways.raw()) await menuOf(this).getByText(name).waitFor()
})

Then('the menu of the first row is closed, and its button has the focus', async function (this: ShopWorld) {
  await menuOf(this).waitFor({ state: 'hidden' })
  assert.ok(await isFocused(menuButton(this)))
})

When('they select the first {int} rows', async function (this: ShopWorld, count: number) {
  for (let place = 0; place < count; place++) {
    await main(this).locator('tbody tr').nth(place).getByRole('checkbox').check()
  }
})

When(
  'they select the rows {int} to {int} with the Shift key',
  async function (this: ShopWorld, first: number, last: number) {
    const box = (row: number) =>
      main(this)
        .locator('tbody tr')
        .nth(row - 1)
        .getByRole('checkbox')
    await box(first).click()
    await box(last).click({ modifiers: ['Shift'] })
  },
)

When('they select all that the filter leaves', function (this: ShopWorld) {
  return main(this)
    .getByRole('button', { name: /^Select all/ })
    .click()
})

When('they go to the next page', async function (this: ShopWorld) {
  const first = main(this).locator('tbody tr').first()
  const shown = await first.innerText()
  await main(this).getByRole('link', { name: 'Next page' }).click()
  await screen(this).page.waitForURL(/page=2/)
  // the address is there before its rows are
  await this.visitor.eventually(async () => assert.notEqual(await first.innerText(), shown))
})

Then('{int} rows are selected', function (this: ShopWorld, count: number) {
  return main(this).getByText(`${count} selected`).waitFor()
})

async function exportCsv(world: ShopWorld, button: string) {
  await main(world).locator('summary', { hasText: button }).click()
  const downloading = screen(world).page.waitForEvent('download')
  await main(world).getByRole('button', { name: 'CSV', exact: true }).click()
  const file = await (await downloading).path()
  const [columns, ...rows] = readFileSync(file, 'utf8').replace('\uFEFF', '').trim().split('\r\n')
  return { columns, rows }
}

Then(
  '{string} brings a CSV file of {int} rows with the columns {string}',
  async function (this: ShopWorld, button: string, count: number, columns: string) {
    const file = await exportCsv(this, button)
    assert.equal(file.columns, columns)
    assert.equal(file.rows.length, count)
  },
)

Then(
  '{string} brings a CSV file of all {string} orders with the columns {string}',
  async function (this: ShopWorld, button: string, status: string, columns: string) {
    const call = await customerApi(this)
    const { pagination } = await call('/api/orders/list', {
      start: 0,
      length: 1,
      filter: { status: [status] },
    })
    const file = await exportCsv(this, button)
    assert.equal(file.columns, columns)
    // more than a page shows
    assert.ok(pagination.total > 100, `${pagination.total} orders`)
    assert.equal(file.rows.length, pagination.total)
  },
)

function previewHas(world: ShopWorld, lines: number): Promise<void> {
  assert.ok(lines > 0)
  const rows = screen(world).page.getByRole('dialog').locator('tbody tr')
  return world.visitor.eventually(async () => assert.equal(await rows.count(), lines))
}

When(/^they order (it|the first of the list) again$/, function (this: ShopWorld, what: string) {
  const row = main(this).locator('tbody tr').first()
  return what === 'it'
    ? main(this).getByRole('button', { name: 'Order again' }).click()
    : row.getByRole('button', { name: /^Reorder order/ }).click()
})

Then(
  /^the preview accounts for every line( of the row)?, and the cart is empty$/,
  async function (this: ShopWorld, ofRow: string | null) {
    await previewHas(this, await (ofRow === null ? linesOfOrder(this) : linesOfFirstRow(this)))
    assert.equal(this.callsTo('/api/checkout/cart/add').length, 0)
  },
)

const linesOfOrder = (world: ShopWorld) => main(world).locator('section:has(> div h2) table tbody tr').count()

async function linesOfFirstRow(world: ShopWorld): Promise<number> {
  const heads = await main(world).locator('thead th').allInnerTexts()
  const place = heads.findIndex((head) => plain(head) === 'Lines')
  return Number(await main(world).locator('tbody tr').first().locator('> *').nth(place).innerText())
}

const changer = (world: ShopWorld) =>
  main(world)
    .locator('tbody tr')
    .first()
    .getByRole('button', { name: /^Change or cancel/ })
const counted = new WeakMap<ShopWorld, number>()

async function countShown(world: ShopWorld): Promise<number> {
  return Number.parseInt(
    await main(world)
      .getByText(/^\d+ back-order lines?$/)
      .innerText(),
    10,
  )
}

When('they open the first back order to change it', async function (this: ShopWorld) {
  counted.set(this, await countShown(this))
  await changer(this).press('Enter')
  await screen(this).page.getByRole('dialog').waitFor()
})

Then('the button that opened it has the focus', function (this: ShopWorld) {
  return this.visitor.eventually(async () => assert.ok(await isFocused(changer(this))))
})

When('they want {int} pieces of it', async function (this: ShopWorld, pieces: number) {
  await screen(this).page.getByRole('dialog').getByRole('spinbutton').fill(String(pieces))
  await screen(this).page.keyboard.press('Enter')
})

Then('the list holds one back order less', function (this: ShopWorld) {
  return this.visitor.eventually(async () => assert.equal(await countShown(this), counted.get(this)! - 1))
})

When('they confirm the preview', function (this: ShopWorld) {
  return screen(this)
    .page.getByRole('dialog')
    .getByRole('button', { name: /to the cart$/ })
    .click()
})

Then('the dialog says how many lines are in the cart', async function (this: ShopWorld) {
  await screen(this)
    .page.getByRole('dialog')
    .getByText(/\d+ of \d+ lines are in the cart/)
    .waitFor()
  assert.equal(this.callsTo('/api/checkout/cart/add').length, 1)
})

When('they focus the first number', function (this: ShopWorld) {
  return main(this).locator('tbody tr').first().getByRole('rowheader').getByRole('link').first().focus()
})

Then('the number of row {int} has the focus', function (this: ShopWorld, row: number) {
  const number = main(this)
    .locator('tbody tr')
    .nth(row - 1)
    .getByRole('rowheader')
    .getByRole('link')
    .first()
  return this.visitor.eventually(async () => assert.ok(await isFocused(number)))
})
