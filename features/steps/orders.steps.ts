import assert from 'node:assert/strict'
import { OrderViewModel } from '#ui/orders/order/order.view-model.ts'
import { ReorderViewModel } from '#ui/reorder/reorder.view-model.ts'
import { customerApi } from '../support/customer-api.ts'
import { latestOrderOf, latestOrdersOf } from '../support/latest-orders.ts'
import { valuesIn } from '../support/list-table.ts'
import { Then, When } from '../support/steps.ts'
import { plain } from '../support/texts.ts'
import { modelVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

When('they open the latest order of {string}', async function (username: string) {
  await this.visitor.open(this.to('order', { slug: await latestOrderOf(this, username) }))
})

// an order of today may still wait for its confirmation
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
  const buttons = [...httpVisitorOf(this).page.document.querySelectorAll('main button')]
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
  assert.ok(names.length > 0)
  assert.deepEqual(names, [...new Set(names)])
})

/** Number of the second order, after the scenario has followed a link of the split cart. */
const followed = new WeakMap<ShopWorld, string>()

When(
  /^they follow the link to the (second order of a split cart|back orders of the second order) of "(.+)"$/,
  async function (target: string, username: string) {
    const orders = await latestOrdersOf(this, username, 100)
    const isOpen = new Set(orders.filter((one) => one.openQuantity > 0).map(({ orderNo }) => orderNo))
    const split = orders.find(({ secondOrderNo = '' }) => isOpen.has(secondOrderNo))
    assert.ok(split?.secondOrderNo, 'no order of which a part is still to come')
    const isSecond = target.startsWith('back orders')
    const slug = isSecond ? split.secondOrderNo : split.orderNo
    await this.visitor.open(this.to('order', { slug }))
    const links = [...httpVisitorOf(this).page.document.querySelectorAll('main dl a')]
    const name = isSecond ? this.text('list.title.backorders') : split.secondOrderNo
    const link = links.find(({ textContent }) => plain(textContent ?? '') === name)
    await this.visitor.open(link?.getAttribute('href') ?? assert.fail(`${name} is no link`))
    followed.set(this, split.secondOrderNo)
  },
)

Then('the page shows only the lines of the second order', async function () {
  const orderNo = followed.get(this)
  const { lines } = await (await customerApi(this))('/api/orders/get', { orderNo })
  assert.ok(httpVisitorOf(this).page.heading?.includes(orderNo ?? ''))
  const numbers = lines.map(({ orderNo: ownValue }: { orderNo: string }) => ownValue)
  assert.deepEqual(new Set(numbers), new Set([orderNo]))
  const rows = httpVisitorOf(this).page.document.querySelectorAll('main table tbody tr')
  assert.equal(rows.length, lines.length)
})

Then('every row has the number of the second order', function () {
  const numbers = valuesIn(this, 'Order')
  assert.ok(numbers.length > 0)
  assert.deepEqual(new Set(numbers), new Set([followed.get(this)]))
})

Then('the page is the same as for the unknown order {string}', async function (number: string) {
  const withoutNumbers = (text: string) => text.replaceAll(/\d{6,}|X{3,}/g, '#')
  const read = () => ({
    status: httpVisitorOf(this).response?.status,
    heading: withoutNumbers(httpVisitorOf(this).page.heading),
    text: withoutNumbers(plain(httpVisitorOf(this).page.document.querySelector('main')?.textContent ?? '')),
  })
  const foreign = read()
  await httpVisitorOf(this).ask(this.to('order', { slug: number }))
  assert.equal(foreign.status, 404)
  assert.deepEqual(foreign, read())
})

Then('delivered and outstanding quantities add up to the confirmed ones', function () {
  const numbers = (column: string) => valuesIn(this, column).map(Number)
  const [confirmed, delivered, outstanding] = [
    numbers('Confirmed'),
    numbers('Delivered'),
    numbers('Outstanding'),
  ]
  assert.ok(confirmed.length > 0)
  assert.deepEqual(
    confirmed,
    delivered.map((quantity, index) => quantity + outstanding[index]!),
  )
})

const reorderOf = (world: ShopWorld) => modelVisitorOf(world).shown(ReorderViewModel)

When('they order it again', async function () {
  const { orderNo, chosenLineNos } = await modelVisitorOf(this).shown(OrderViewModel)
  await (await reorderOf(this)).preview(orderNo, chosenLineNos)
})

Then('the preview lists every line, and the cart is empty', async function () {
  const { facts } = await reorderOf(this)
  const { document } = await modelVisitorOf(this).page()
  assert.equal(facts.length, document.querySelectorAll('main section:has(> div h2) table tbody tr').length)
  assert.equal(this.callsTo('/api/checkout/cart/add').length, 0)
})

When('they confirm the preview', async function () {
  await (await reorderOf(this)).confirm()
})

Then('all lines that the API accepted are in the cart', async function () {
  const { state, takenCount, rejected } = await reorderOf(this)
  assert.ok(takenCount > 0)
  assert.deepEqual([state, rejected], ['added', []])
  await this.visitor.open(this.to('checkoutStep1'))
  assert.equal((await this.visitor.cartLines()).length, takenCount)
})
