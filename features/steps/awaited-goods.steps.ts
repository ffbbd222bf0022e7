import assert from 'node:assert/strict'
import type { Appointment, Slot } from '#contracts/appointments/appointment.contract.ts'
import type { Transport as TransportDto } from '#contracts/checkout/checkout.dto.ts'
import type * as z from 'zod/mini'
import { adminCall, customerApi, type ApiAnswer } from '../support/customer-api.ts'
import { IN_STOCK, ON_ORDER } from '../support/demo-parts.ts'
import { CheckoutFormDriver } from '../support/drivers/checkout-form-driver.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const EDIT = '/en/infocenter/appointment/edit'
const DAY_MS = 86_400_000

const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/** Appointment that was booked with the order of the scenario. */
const reserved = new WeakMap<ShopWorld, Appointment>()
const reservedFor = (world: ShopWorld) => reserved.get(world) ?? assert.fail('no order was placed')

async function appointmentOf(world: ShopWorld): Promise<Appointment> {
  const [[orderNo = 'none'] = []] = world.backend.placedOrders
  const call = await customerApi(world)
  const query = { start: 0, length: 200, filter: { kind: 'PICKUP' } }
  const { items } = await call('/api/appointment/list', query)
  const isItsOwn = ({ orderNo: of }: Appointment) => of === orderNo
  return (items as readonly Appointment[]).find(isItsOwn) ?? assert.fail(`no appointment for ${orderNo}`)
}

async function timesOf(
  world: ShopWorld,
): Promise<{ readonly slots: readonly Slot[]; readonly readyAt: string }> {
  const { no } = reservedFor(world)
  const call = await customerApi(world)
  const day = (ahead: number) => new Date(world.clock.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const span = { locationId: 'MST', dateFrom: day(1), dateTo: day(10), packages: 0, grossWeight: 0 }
  const { slots, readyAt } = await call('/api/appointment/slots', { ...span, no })
  return { slots, readyAt }
}

/**
 * Chooses a slot. The shop offers no slot before the goods are ready, but another system of the customer may have
 * booked one.
 */
type Pick = (slots: readonly Slot[]) => Slot | undefined

async function orderForPickup(world: ShopWorld, sku: string, pick: Pick) {
  const driver = new CheckoutFormDriver(world)
  await driver.fill([{ sku, qty: 2 }])
  await driver.choose({ transport: 'pickup', payment: 'account' })
  const call = await customerApi(world)
  const { transports } = await call('/api/checkout/transports/get', {})
  const pickup = (transports as readonly z.infer<typeof TransportDto>[]).find(({ kind }) => kind === 'PICKUP')
  const { slotId } = pick((pickup?.slots as Slot[] | undefined) ?? []) ?? assert.fail('no slot')
  await call('/api/checkout/transports/set', { transportId: 'pickup', deliverComplete: false, slotId })
  const { location } = await world.visitor.send(world.to('checkoutStep5'), await driver.orderForm())
  assert.match(location ?? 'refused', /step6/)
  reserved.set(world, await appointmentOf(world))
}

Given(
  'they have ordered goods that arrive in {int} days, with an earlier pick-up time',
  async function (replenishmentDays: number) {
    this.backend.changePart(ON_ORDER.number, { stock: { quantity: 0, replenishmentDays } })
    // an appointment of the same day can no longer be changed
    const isLater = ({ from }: Slot) => Date.parse(from) > this.clock.now() + 2 * DAY_MS
    await orderForPickup(this, ON_ORDER.sku, (slots) => slots.find(isLater))
  },
)

Given('they have ordered goods in stock, with a pick-up time', async function () {
  await orderForPickup(this, IN_STOCK.sku, (slots) => slots.at(-1))
})

When(/^the (hour before|end of) their appointment comes$/, function (which: string) {
  const { from, to } = reservedFor(this)
  const time = which === 'end of' ? Date.parse(to) : Date.parse(from) - DAY_MS / 24
  this.clock.pass(time - this.clock.now())
})

Given('the administrator has marked the appointment as missed', async function () {
  const { no: caseNo } = reservedFor(this)
  const answer = await adminCall(this, '/api/admin/cases/update', {
    ...{ customerId: 'D0100001', caseNo, decision: 'MISSED', text: '' },
  })
  assert.ok(answer['cases'])
})

Then('their appointment has the status {string}', async function (status: string) {
  assert.equal((await appointmentOf(this)).status, status)
})

Then(
  /^their order has the status "([^"]+)", and is (not )?invoiced$/,
  async function (status: string, isNot: string | null) {
    const { orderNo } = reservedFor(this)
    const { header, documents } = await (await customerApi(this))('/api/orders/get', { orderNo })
    const isInvoiced = documents.some(({ documentType }: ApiAnswer) => documentType === 'INVOICE')
    assert.deepEqual([header.status, isInvoiced], [status, isNot === null])
  },
)

Then('a pick-up of those goods can be booked again', async function () {
  const { orderNo } = reservedFor(this)
  const { goods } = await (await customerApi(this))('/api/appointment/ready')
  assert.ok(goods.some((one: ApiAnswer) => one['orderNo'] === orderNo))
})

const restOf = ({ backend: { placedOrders } }: ShopWorld) =>
  placedOrders[0]?.[1] ?? assert.fail('There is no second order')

When('the evening of the day on which the remaining goods are ready comes', async function () {
  const { lines } = await (await customerApi(this))('/api/orders/get', { orderNo: restOf(this) })
  this.clock.pass(Date.parse(lines[0].promisedDate) + (20 / 24) * DAY_MS - this.clock.now())
})

Then(/^a pick-up of the remaining goods can(not)? be booked(?: yet)?$/, async function (not: string | null) {
  const { goods } = await (await customerApi(this))('/api/appointment/ready')
  const isReady = goods.some(({ orderNo }: ApiAnswer) => orderNo === restOf(this))
  assert.equal(isReady, not === null)
})

When('they open the times from the day on which the goods of that order are ready', async function () {
  const { readyAt } = await timesOf(this)
  await httpVisitorOf(this).open(`${EDIT}?no=${reservedFor(this).no}&from=${readyAt}&step=slot`)
})

Then('the page shows when the goods of that order are ready', async function () {
  const { readyAt } = await timesOf(this)
  const { orderNo } = reservedFor(this)
  const sentence = `The goods of order ${orderNo} will be ready on ${dayText(readyAt)}.`
  await this.visitor.eventually(async () => includes(await this.visitor.seen(), sentence))
})

Then('the appointment of that order is after its goods are ready', async function () {
  const before = reservedFor(this)
  const { readyAt } = await timesOf(this)
  const after = await appointmentOf(this)
  assert.ok(before.from < readyAt, 'it was late enough from the start')
  assert.ok(after.from >= readyAt, `${after.from} is before ${readyAt}`)
  assert.deepEqual([after.no, after.status], [before.no, 'confirmed'])
})

When('they open the appointment of that order to change it', function () {
  return httpVisitorOf(this).open(`${EDIT}?no=${reservedFor(this).no}&step=slot`)
})

Then('every listed time is disabled, because the goods are not ready', function () {
  const { document } = httpVisitorOf(this).page
  const times = [...document.querySelectorAll<HTMLInputElement>('main input[name=slot]')]
  assert.ok(times.some(({ labels }) => labels?.[0]?.textContent?.includes('goods not ready')))
  assert.ok(times.every(({ disabled }) => disabled))
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main form button[type=submit]')]
  const next = buttons.find(({ textContent }) => textContent === this.text('pickup.toVisit'))
  assert.ok(next?.disabled)
})
