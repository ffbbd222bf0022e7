import assert from 'node:assert/strict'
import { RETRIES_MAX } from '#adapters/http/retry-policy.ts'
import { IN_STOCK, ON_ORDER } from '../support/demo-parts.ts'
import { CheckoutFormDriver } from '../support/drivers/checkout-form-driver.ts'
import { PageReader } from '../support/drivers/page-reader.ts'
import { Given, Then, When } from '../support/steps.ts'
import { plain } from '../support/texts.ts'
import { browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { Fields } from '../support/visitor.ts'
import type { ShopWorld } from '../support/world.ts'

const DELIVERY_PROMISE =
  /Leaves (?:today if ordered by \d{2}:\d{2}|\w{3},? \d+ \w{3} if ordered by \d{2}:\d{2} that day), arrives \w{3},? \d+ \w{3}/

/** Values that a scenario passes from one step to the next. */
type Course = { form: Fields; answers: string[]; arrivedAt: string; paymentPage: PageReader; sum: string }
const courses = new WeakMap<ShopWorld, Partial<Course>>()
const course = (world: ShopWorld): Partial<Course> => {
  const course = courses.get(world) ?? {}
  courses.set(world, course)
  return course
}

const driver = (world: ShopWorld) => new CheckoutFormDriver(world)
const step = (number: number) => `checkoutStep${number as 1 | 2 | 3 | 4 | 5 | 6}` as const

Given(/^their cart contains parts in stock( and parts on back order)?$/, function (more: string | null) {
  const inStock = { sku: IN_STOCK.sku, qty: 4 }
  return driver(this).fill(more === null ? [inStock] : [inStock, { sku: ON_ORDER.sku, qty: 2 }])
})

Given(
  /^they have chosen (?:only an address|address, transport and payment "(.+)")$/,
  function (payment: string | null) {
    return driver(this).choose(payment === null ? { transport: '', payment: '' } : { payment })
  },
)

Given(
  'they have chosen address, transport, payment {string} and cost centre {string}',
  function (payment: string, costCentre: string) {
    return driver(this).choose({ payment, costCentre })
  },
)

Given('they have chosen address, express and payment {string}', function (payment: string) {
  return driver(this).choose({ transport: 'express', payment })
})

Given('they have chosen to pick up the goods, and to pay by {string}', function (payment: string) {
  return driver(this).choose({ transport: 'pickup', payment })
})

Given('the price of the part in stock has risen by half', function () {
  this.backend.changePart(IN_STOCK.number, { pricePercent: 150 })
})

Given('the part on back order arrives later than promised', function () {
  this.backend.changePart(ON_ORDER.number, { stock: { quantity: 0, replenishmentDays: 60 } })
})

When('they go from step {int} to step {int}', function (from: number, to: number) {
  return come(this, this.to(step(from)), to)
})

When('they open step {int} from outside the checkout', function (to: number) {
  return come(this, this.to('categories'), to)
})

async function come(world: ShopWorld, from: string, to: number): Promise<void> {
  await world.visitor.open(from)
  await world.visitor.open(world.to(step(to)))
  course(world).arrivedAt = await world.visitor.address()
}

Then('they arrive at step {int}', function (number: number) {
  assert.equal(course(this).arrivedAt, this.to(step(number)))
})

Then('the step bar marks step {int} as current', async function (number: number) {
  const name = this.text(`checkout.step.${number}`)
  const current = httpVisitorOf(this).page.document.querySelector('nav [aria-current=step]')
  assert.match(current?.textContent ?? '', new RegExp(`${name}$`))
})

When('they follow step {int} in the step bar', function (number: number) {
  return browserVisitorOf(this)
    .page.getByRole('navigation', { name: this.text('checkout.steps') })
    .getByRole('link', { name: this.text(`checkout.step.${number}`) })
    .click()
})

const sumIn = (text: string) => /Goods, .*? Total \S+/.exec(plain(text).replace(/\s+/g, ' '))?.[0]

When('they note the sum of the review', async function () {
  course(this).sum = sumIn(await this.visitor.seen()) ?? assert.fail('The review has no sum')
})

Then('they see the sum of the review', function () {
  return this.visitor.eventually(async () => assert.equal(sumIn(await this.visitor.seen()), course(this).sum))
})

When(
  /^they (?:send|have sent) the order(?: with the reference "(.+)")?( without accepting the terms)?$/,
  async function (reference: string | null, without: string | null) {
    const change = { ...(reference !== null && { reference }), ...(without !== null && { acceptPolicy: '' }) }
    await sendOrder(this, await driver(this).orderForm(change))
  },
)

Given('they have sent a request for the cost centre {string}', async function (costCentre: string) {
  await driver(this).choose({ costCentre })
  await sendOrder(this, await driver(this).orderForm())
})

/**
 * Checks only that an estimate is displayed, because its days depend on the clock; unit specs cover the holidays of a
 * country.
 */
Then('a delivery contains only the parts {string}', function (parts: string) {
  const spans = [...httpVisitorOf(this).page.document.querySelectorAll('main label span')]
  assert.ok(spans.some(({ textContent }) => plain(textContent ?? '').endsWith(`: ${parts}`)))
})

Then('they see the delivery estimate', function () {
  return this.visitor.eventually(async () => assert.match(plain(await this.visitor.seen()), DELIVERY_PROMISE))
})

When('they have opened the order form', async function () {
  course(this).form = await driver(this).orderForm()
})

When('they send the order form', function () {
  return sendOrder(this, course(this).form ?? {})
})

When('they send the order form {int} times at once', async function (count: number) {
  const form = course(this).form ?? {}
  const sent = Array.from({ length: count }, () => this.visitor.send(this.to('checkoutStep5'), form))
  course(this).answers = (await Promise.all(sent)).map(({ location }) => location ?? 'refused')
})

Then('each response redirects to the same confirmation', async function () {
  const [first = 'refused', ...others] = course(this).answers ?? []
  assert.match(first, /step6\?order=/)
  assert.deepEqual(new Set(others), new Set([first]))
  await this.visitor.open(first)
})

Then('no order has been placed', function () {
  assert.deepEqual(this.backend.placedOrders, [])
})

/** A cart may have become two orders. */
Then(/^(\d+) carts? (?:has|have) been ordered$/, function (count: string) {
  assert.equal(this.backend.placedOrders.length, Number(count))
})

Then(/^they see (both|their) order numbers?$/, function (which: string) {
  return this.visitor.eventually(async () => {
    const [numbers = []] = this.backend.placedOrders
    assert.ok(which === 'both' ? numbers.length === 2 : numbers.length > 0, 'Nothing was ordered')
    const visibleText = await this.visitor.seen()
    for (const number of numbers) assert.ok(visibleText.includes(number), `${number} is not on the page`)
  })
})

Then('their orders show the {int} arrival dates of the confirmation', async function (count: number) {
  const arrivalsIn = (text: string) =>
    [...plain(text).matchAll(/Arrives (?:[A-Z][a-z]{2},? )?(\d+ [A-Z][a-z]{2})/g)].map(([, day]) => day)
  let confirmed: unknown[] = []
  await this.visitor.eventually(async () => {
    confirmed = arrivalsIn(await this.visitor.seen())
    assert.equal(new Set(confirmed).size, count)
  })
  const [numbers = []] = this.backend.placedOrders
  for (const [index, slug] of numbers.entries()) {
    await this.visitor.open(this.to('order', { slug }))
    await this.visitor.eventually(async () =>
      assert.deepEqual(arrivalsIn(await this.visitor.seen()), [confirmed[index]]),
    )
  }
})

Then('the field {string} has the message {string}', function (name: string, text: string) {
  const { document } = httpVisitorOf(this).page
  const field = document.querySelector(`[name="${name}"]`)
  assert.equal(field?.getAttribute('aria-invalid'), 'true')
  const ids = (field?.getAttribute('aria-describedby') ?? '').split(' ')
  const message = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  assert.ok(message.includes(text), `${name} says ${message}`)
})

When('they send step {int} with:', async function (number: number, table: { rowsHash(): Fields }) {
  const { location } = await this.visitor.send(this.to(step(number)), table.rowsHash())
  course(this).answers = [location ?? 'refused']
})

Then('the request is refused', function () {
  assert.deepEqual(course(this).answers, ['refused'])
})

Given('the cart has been changed in another tab', function () {
  return driver(this).fill([{ sku: IN_STOCK.sku, qty: 1 }])
})

Given('the cart has been ordered on account in another tab', async function () {
  await driver(this).choose({ address: false, transport: '', payment: 'account' })
  const { location } = await this.visitor.send(this.to('checkoutStep5'), await driver(this).orderForm())
  assert.match(location ?? 'refused', /step6/)
})

Given('the order limit of {string} has been lowered', function (user: string) {
  this.backend.changeFlags(user, { orderLimit: 100 })
})

Given('the API fails while the order is placed', function () {
  // makes the order call fail, and each status request after it with its retries
  const times = 1 + (1 + RETRIES_MAX)
  this.backend.setFaults([{ path: '/api/checkout/order/', kind: 'offline', times }])
})

Given('the API fails for the next order call', function () {
  this.backend.setFaults([
    { path: '/api/checkout/order/place', kind: 'status', status: 503, retryAfterSeconds: 5, times: 1 },
  ])
})

Then('the shop requested the status of the order', function () {
  assert.equal(this.callsTo('/api/checkout/order/place').length, 1)
  assert.ok(this.callsTo('/api/checkout/order/status').length >= 1)
})

Then('they are on the payment page', async function () {
  const [address = ''] = course(this).answers ?? []
  course(this).paymentPage = await this.visitor.ask(address)
  assert.equal(course(this).paymentPage?.heading, 'Simulated payment page')
})

When('the user chooses {string} on the payment page', function (link: string) {
  return this.visitor.open(paymentLink(this, link))
})

When('a request without a login sends the payment result {string}', async function (link: string) {
  const { client } = httpVisitorOf(this)
  const answer = await fetch(new URL(paymentLink(this, link), client.origin), { redirect: 'manual' })
  course(this).answers = [answer.headers.get('location') ?? '', String(answer.status)]
})

Then('the shop redirects the request to the confirmation', function () {
  const [location = '', status] = course(this).answers ?? []
  assert.match(location, new RegExp(`^${this.to('checkoutStep6')}\\?order=`))
  assert.equal(status, '302')
})

function paymentLink(world: ShopWorld, text: string): string {
  const links = [...(course(world).paymentPage?.document.querySelectorAll('a') ?? [])]
  const link = links.find(({ textContent }) => textContent === text)
  assert.ok(link, `The payment page offers no ${text}`)
  return link.getAttribute('href') ?? ''
}

async function sendOrder(world: ShopWorld, form: Fields): Promise<void> {
  const { location } = await world.visitor.send(world.to('checkoutStep5'), form)
  course(world).answers = [location ?? 'refused']
  if (location?.startsWith(world.to('checkoutStep6'))) await world.visitor.open(location)
}

const deliveryNoteText = (world: ShopWorld) =>
  browserVisitorOf(world).page.getByLabel(world.text('checkout.address.remark'))

Given('they type {string} as the delivery note text', function (text: string) {
  return deliveryNoteText(this).fill(text)
})

Then('the delivery note text is {string}', function (text: string) {
  return this.visitor.eventually(async () => assert.equal(await deliveryNoteText(this).inputValue(), text))
})

Given('the API fails for the next call that sets addresses', function () {
  this.backend.setFaults([{ path: '/api/checkout/addresses/set', kind: 'status', status: 503, times: 1 }])
})

When('they accept the terms', function () {
  return browserVisitorOf(this)
    .page.getByRole('checkbox', { name: this.text('checkout.review.policy') })
    .check()
})

When('they go back', async function () {
  await browserVisitorOf(this).page.goBack()
})

When('they go back to the shop', async function () {
  const { page } = browserVisitorOf(this)
  await page.getByRole('link', { name: this.text('checkout.backToShop') }).click()
  await page.waitForURL((url) => url.pathname === this.to('home'))
})

Then('the focus is on {string}', async function (name: string) {
  await this.visitor.eventually(async () => {
    const focused = await browserVisitorOf(this).page.evaluate(() =>
      document.activeElement?.getAttribute('name'),
    )
    assert.equal(focused, name)
  })
})

Then('the browser stores nothing of the checkout', async function () {
  await this.visitor.eventually(async () => {
    const cookies = await browserVisitorOf(this).context.cookies()
    assert.ok(!cookies.some(({ name }) => name === '__Host-checkout'))
  })
})
