import assert from 'node:assert/strict'
import { customerApi, type ApiAnswer } from '../support/customer-api.ts'
import { slugOf } from '../support/backend.ts'
import { IN_STOCK, ON_ORDER } from '../support/demo-parts.ts'
import { Given, Then, When } from '../support/steps.ts'
import type { ShopWorld } from '../support/world.ts'

const DAY_MS = 86_400_000
const EVENING = 20 * 3_600_000

const UNITS: Readonly<Record<string, number>> = { minutes: 60_000, hours: 3_600_000, days: DAY_MS }

When(/^(\d+) (minutes|hours|days) pass$/, function (count: string, unit: string) {
  this.clock.pass(Number(count) * UNITS[unit]!)
})

const firstNumber = ({ backend }: ShopWorld): string =>
  backend.placedOrders[0]?.[0] ?? assert.fail('Nothing was ordered')

/** The first order of the scenario, as the API reports it to the customer's system. */
const placedOrder = async (world: ShopWorld): Promise<ApiAnswer> =>
  (await customerApi(world))('/api/orders/get', { orderNo: firstNumber(world) })

const promisedDay = ({ lines }: ApiAnswer): string => lines[0].promisedDate
const kindsOf = ({ timeline }: ApiAnswer): string[] => timeline.map(({ kind }: ApiAnswer) => kind)

When(/^the evening (before|of) the promised day comes$/, async function (which: string) {
  const day = Date.parse(promisedDay(await placedOrder(this))) - (which === 'before' ? DAY_MS : 0)
  this.clock.pass(day + EVENING - this.clock.now())
})

When('they open the order that they have placed', function () {
  return this.visitor.open(this.to('order', { slug: firstNumber(this) }))
})

Then('the order is not dispatched yet', async function () {
  const order = await placedOrder(this)
  assert.deepEqual(kindsOf(order), ['PLACED', 'CONFIRMED'])
  assert.equal(order['header'].status, 'confirmed')
})

Then('the order is dispatched and invoiced, and has not arrived', async function () {
  const order = await placedOrder(this)
  assert.deepEqual(kindsOf(order), ['PLACED', 'CONFIRMED', 'SHIPPED', 'INVOICED'])
  assert.equal(order['header'].status, 'shipped')
})

Then('the order has arrived on the promised day', async function () {
  const order = await placedOrder(this)
  assert.equal(order['header'].status, 'delivered')
  const arrived = order['timeline'].find(({ kind }: ApiAnswer) => kind === 'DELIVERED')
  assert.equal(arrived?.date, promisedDay(order))
})

Then('the order waits for its payment', async function () {
  const order = await placedOrder(this)
  assert.equal(order['header'].status, 'awaitingPayment')
  assert.deepEqual(kindsOf(order), ['PLACED', 'CONFIRMED'])
})

When('the payment has arrived', async function () {
  for (let day = 0; day < 10 && !kindsOf(await placedOrder(this)).includes('PAID'); day += 1)
    this.clock.pass(DAY_MS)
})

When('they open the invoice of the order that they have placed', async function () {
  const { documents } = await placedOrder(this)
  const invoice = documents.find(({ documentType }: ApiAnswer) => documentType === 'INVOICE')
  await this.visitor.open(this.to('invoice', { slug: invoice.documentNo }))
})

const noted = new WeakMap<ShopWorld, ApiAnswer>()

async function availabilityOf(world: ShopWorld, number: string): Promise<ApiAnswer> {
  const { product } = await (await customerApi(world))('/api/products/product/', { slug: slugOf(number) })
  return product.availability
}

Given('they note the stock of the part in the cart', async function () {
  noted.set(this, await availabilityOf(this, IN_STOCK.number))
})

Then('the stock of that part is {int} pieces lower', async function (pieces: number) {
  const { quantity } = await availabilityOf(this, IN_STOCK.number)
  assert.equal(noted.get(this)?.['quantity'] - quantity, pieces)
})

Given('they note the day on which the part on back order comes in', async function () {
  noted.set(this, await availabilityOf(this, ON_ORDER.number))
})

When(/^the (day before|evening of) the noted day comes$/, function (which: string) {
  const day =
    Date.parse(noted.get(this)?.['nextDate'] ?? noted.get(this)?.['until']) -
    (which === 'day before' ? DAY_MS : 0)
  this.clock.pass(day + EVENING - this.clock.now())
})

Then('the part on back order has the same availability as before', async function () {
  assert.deepEqual(await availabilityOf(this, ON_ORDER.number), noted.get(this))
})

Then('the part that was on back order is in stock', async function () {
  assert.equal((await availabilityOf(this, ON_ORDER.number))['status'], 'AVAILABLE')
})

const PROMOTED = '7.84262'

async function pricesOf(world: ShopWorld): Promise<ApiAnswer> {
  const { product } = await (await customerApi(world))('/api/products/product/', { slug: slugOf(PROMOTED) })
  return product.pricePackage
}

Given('they note the day on which the promotion ends', async function () {
  noted.set(this, (await pricesOf(this))['promotion'])
})

Then('the promoted part has its promotion price', async function () {
  const { promotion } = await pricesOf(this)
  assert.equal(promotion?.until, noted.get(this)?.['until'])
})

Then('the promoted part has its regular price', async function () {
  const { promotion, price } = await pricesOf(this)
  assert.equal(promotion, undefined)
  assert.deepEqual(price, noted.get(this)?.['regularPrice'])
})
