import assert from 'node:assert/strict'
import { customerApi, type ApiAnswer } from '../support/customer-api.ts'
import { Then, When } from '../support/steps.ts'
import type { ShopWorld } from '../support/world.ts'

const DAY_MS = 86_400_000
const EVENING = 20 * 3_600_000

const firstNumber = ({ backend }: ShopWorld): string =>
  backend.placedOrders[0]?.[0] ?? assert.fail('Nothing was ordered')

/** The first order that was placed in the scenario, as the customer's own system is told of it. */
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

Then('the order is still to leave', async function () {
  const order = await placedOrder(this)
  assert.deepEqual(kindsOf(order), ['PLACED', 'CONFIRMED'])
  assert.equal(order['header'].status, 'confirmed')
})

Then('the order has left, is invoiced and has not arrived', async function () {
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
