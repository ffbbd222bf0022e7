import assert from 'node:assert/strict'
import { customerApi } from '../support/customer-api.ts'
import { ON_ORDER } from '../support/demo-parts.ts'
import { CheckoutFormDriver } from '../support/drivers/checkout-form-driver.ts'
import { Given, Then, When } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const RIVALS = ['readonly@demo.test', 'noprice@demo.test', 'export@demo.test', 'kz@demo.test']

type Chosen = { readonly slotId: string; readonly free: number }

const chosenSlots = new WeakMap<ShopWorld, Chosen>()
const slotOf = (world: ShopWorld) => chosenSlots.get(world) ?? assert.fail('no slot was chosen')

async function freeIn(world: ShopWorld, slotId: string): Promise<number> {
  const [, date = ''] = /(\d{4}-\d{2}-\d{2})/.exec(slotId) ?? []
  const call = await customerApi(world)
  const span = { locationId: slotId.slice(0, 3), dateFrom: date, dateTo: date, packages: 1, grossWeight: 1 }
  const { slots } = await call('/api/appointment/slots', span)
  const foundSlot = (slots as readonly Chosen[]).find((slot) => slot.slotId === slotId)
  return foundSlot?.free ?? assert.fail(`no slot ${slotId}`)
}

const optionsIn = (world: ShopWorld) => [
  ...httpVisitorOf(world).page.document.querySelectorAll<HTMLOptionElement>('[name=slotId] option'),
]

When('they choose the last slot that is offered', async function () {
  const path = this.to('checkoutStep3')
  await this.visitor.open(path)
  const slotId = optionsIn(this).at(-1)?.value ?? assert.fail('no slot is offered')
  chosenSlots.set(this, { slotId, free: await freeIn(this, slotId) })
  const { location } = await this.visitor.send(path, {
    transportId: 'pickup',
    deliverComplete: '0',
    slotId,
  })
  assert.notEqual(location, null)
})

When('other customers book all places of that slot', function () {
  const { searchParams } = new URL(httpVisitorOf(this).response?.path ?? '', 'https://shop.test')
  return takeAllPlaces(this, searchParams.get('slot') ?? slotOf(this).slotId)
})

Then('that slot is no longer offered', function () {
  const offered = optionsIn(this).map(({ value }) => value)
  assert.ok(offered.length > 0)
  assert.ok(!offered.includes(slotOf(this).slotId))
})

async function takeAllPlaces(world: ShopWorld, slotId: string): Promise<void> {
  for (const rival of RIVALS) {
    const call = await customerApi(world, rival)
    const { goods } = await call('/api/appointment/ready')
    for (const { deliveryNoteNo } of goods) {
      const booking = { kind: 'PICKUP', slotId, driver: 'R', plate: 'R 1', remark: '' }
      const { code } = await call('/api/appointment/create', {
        ...booking,
        deliveryNoteNos: [deliveryNoteNo],
      })
      if (code === 409_003) return
    }
  }
  assert.fail('The slot was never full')
}

Given(
  /^their cart contains parts that arrive (?:in (\d+) days|on an unknown day)$/,
  async function (days: string | null) {
    const replenishmentDays = days === null ? undefined : Number(days)
    this.backend.changePart(ON_ORDER.number, { stock: { quantity: 0, replenishmentDays } })
    await new CheckoutFormDriver(this).fill([{ sku: ON_ORDER.sku, qty: 2 }])
  },
)

Then('each offered pick-up time is after these parts are ready', async function () {
  const call = await customerApi(this)
  const { orders } = await call('/api/checkout/split', { deliverComplete: false })
  const slots = optionsIn(this).map(({ value }) => value)
  assert.ok(slots.length > 0, 'no time is offered')
  for (const slot of slots)
    assert.ok(slot.slice(4, 14) > orders[0].date, `${slot} is not after ${orders[0].date}`)
})
