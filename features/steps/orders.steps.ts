import assert from 'node:assert/strict'
import { customerApi } from '../support/customer-api.ts'
import { isFocused } from '../support/drivers/keys.ts'
import { latestOrderOf, latestOrdersOf } from '../support/latest-orders.ts'
import { valuesIn } from '../support/list-table.ts'
import { Then, When } from '../support/steps.ts'
import { plain } from '../support/texts.ts'
import { main, screen, wire } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

When('they open the latest order of {string}', async function (username: string) {
  await this.visitor.open(this.to('order', { slug: await latestOrderOf(this, username) }))
})

// what was ordered today may still wait for its confirmation
When('they open the latest confirmed order of {string}', async function (username: string) {
  const orders = await latestOrdersOf(this, username, 100)
  const confirmed = orders.find(({ status }) => status !== 'received')
  assert.ok(confirmed, 'no order is confirmed')
  await this.visitor.open(this.to('order', { slug: confirmed.orderNo }))
})

When('they open the latest delivered order of {string}', async function (username: string) {
  const orders = await latestOrdersOf(this, username, 100)
  const delivered = orders.find(({ status }) => status === 'delivered')
  assert.ok(delivered, 'no order is delivered')
  await this.visitor.open(this.to('order', { slug: delivered.orderNo }))
})

Then('no two buttons of the page have the same name', function () {
  const buttons = [...wire(this).page.document.querySelectorAll('main button')]
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
  assert.ok(names.length > 0)
  assert.deepEqual(names, [...new Set(names)])
})

/** The number of an order that was followed. */
const followed = new WeakMap<ShopWorld, string>()

When(
  /^they follow the (second number of an|back orders of the second) order of "(.+)"$/,
  async function (what: string, username: string) {
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

Then('the page shows the lines of that number alone', async function () {
  const orderNo = followed.get(this)
  const { lines } = await (await customerApi(this))('/api/orders/get', { orderNo })
  assert.ok(wire(this).page.heading?.includes(orderNo ?? ''))
  const numbers = lines.map(({ orderNo: own }: { orderNo: string }) => own)
  assert.deepEqual(new Set(numbers), new Set([orderNo]))
  const rows = wire(this).page.document.querySelectorAll('main table tbody tr')
  assert.equal(rows.length, lines.length)
})

Then('every row is of that number', function () {
  const numbers = valuesIn(this, 'Order')
  assert.ok(numbers.length > 0)
  assert.deepEqual(new Set(numbers), new Set([followed.get(this)]))
})

Then('it does not exist for them, as {string} does not', async function (number: string) {
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

Then('what was delivered and what is outstanding is what was confirmed', function () {
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

function previewHas(world: ShopWorld, lines: number): Promise<void> {
  assert.ok(lines > 0)
  const rows = screen(world).page.getByRole('dialog').locator('tbody tr')
  return world.visitor.eventually(async () => assert.equal(await rows.count(), lines))
}

When(/^they order (it|the first of the list) again$/, function (what: string) {
  const row = main(this).locator('tbody tr').first()
  return what === 'it'
    ? main(this).getByRole('button', { name: 'Order again' }).click()
    : row.getByRole('button', { name: /^Reorder order/ }).click()
})

Then(
  /^the preview accounts for every line( of the row)?, and the cart is empty$/,
  async function (ofRow: string | null) {
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

When('they open the first back order to change it', async function () {
  counted.set(this, await countShown(this))
  await changer(this).press('Enter')
  await screen(this).page.getByRole('dialog').waitFor()
})

Then('the button that opened it has the focus', function () {
  return this.visitor.eventually(async () => assert.ok(await isFocused(changer(this))))
})

When('they want {int} pieces of it', async function (pieces: number) {
  await screen(this).page.getByRole('dialog').getByRole('spinbutton').fill(String(pieces))
  await screen(this).page.keyboard.press('Enter')
})

Then('the list holds one back order less', function () {
  return this.visitor.eventually(async () => assert.equal(await countShown(this), counted.get(this)! - 1))
})

When('they confirm the preview', function () {
  return screen(this)
    .page.getByRole('dialog')
    .getByRole('button', { name: /to the cart$/ })
    .click()
})

Then('the dialog says how many lines are in the cart', async function () {
  await screen(this)
    .page.getByRole('dialog')
    .getByText(/\d+ of \d+ lines are in the cart/)
    .waitFor()
  assert.equal(this.callsTo('/api/checkout/cart/add').length, 1)
})
