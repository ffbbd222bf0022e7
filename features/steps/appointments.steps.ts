import assert from 'node:assert/strict'
import { customerApi } from '../support/customer-api.ts'
import { Given, Then, When } from '../support/steps.ts'
import { mainElement, browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

Given('{string} has deleted all delivery addresses', async function (username: string) {
  const call = await customerApi(this, username)
  const list = { start: 0, length: 100, filter: { kind: 'SHIPPING' } }
  const { items } = await call('/api/addresses/list', list)
  for (const { id } of items) await call('/api/addresses/delete', { id })
})

Then('there is a calendar file for the appointment', function () {
  const link = httpVisitorOf(this).page.document.querySelector<HTMLAnchorElement>('main a[download$=".ics"]')
  const file = decodeURIComponent(link?.href.replace('data:text/calendar;charset=utf-8,', '') ?? '')
  assert.match(file, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  assert.match(file, /\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
})

Then('the pass has a QR code', function () {
  const code = httpVisitorOf(this).page.document.querySelector('main svg[role=img]')
  assert.match(code?.getAttribute('aria-label') ?? '', /^QR code: DRAWBAR-A\d+-\d+$/)
  assert.ok((code?.querySelector('path')?.getAttribute('d')?.length ?? 0) > 1000)
})

When('they open a week in which a ramp is free', async function () {
  const path = new URL(httpVisitorOf(this).response?.path ?? '', 'https://shop.test')
  const inTwoWeeks = new Date(this.clock.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  path.searchParams.set('from', inTwoWeeks)
  await httpVisitorOf(this).open(path.pathname + path.search)
})

const made = new WeakMap<ShopWorld, string>()

Given('{string} has an appointment', async function (username: string) {
  const call = await customerApi(this, username)
  const { goods } = await call('/api/appointment/ready')
  const day = (ahead: number) => new Date(this.clock.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const { locationId = 'MST' } = goods[0]
  const span = { locationId, dateFrom: day(3), dateTo: day(20), packages: 1, grossWeight: 1 }
  const { slots } = await call('/api/appointment/slots', span)
  const { appointment } = await call('/api/appointment/create', {
    kind: 'PICKUP',
    slotId: slots.find(({ free }: { free: number }) => free > 0).slotId,
    deliveryNoteNos: [goods[0].deliveryNoteNo],
    driver: 'A. Driver',
    plate: 'BI-AB 123',
    remark: '',
  })
  made.set(this, appointment.no)
})

Given('all goods ready for pick-up are stored in {string}', function (locationId: string) {
  this.changeAnswer('/api/appointment/ready', (answer: any) => ({
    ...answer,
    goods: answer.goods.map((goods: object) => ({ ...goods, locationId })),
  }))
})

When('they open that appointment to cancel it', function () {
  return httpVisitorOf(this).open(`/en/infocenter/appointment?cancel=${made.get(this)}`)
})

Then('{int} free slots are offered', function (count: number) {
  const offers = [...httpVisitorOf(this).page.document.querySelectorAll('main ul form button[type=submit]')]
  assert.equal(offers.length, count)
})

const fieldOf = (world: ShopWorld, name: string) => mainElement(world).locator(`[name=${name.toLowerCase()}]`)

When('they change the driver details of that appointment:', async function (fields: { raw(): string[][] }) {
  await browserVisitorOf(this).open(`/en/infocenter/appointment/edit?no=${made.get(this)}&step=visit`)
  for (const [name = '', text = ''] of fields.raw()) await fieldOf(this, name).fill(text)
})

Then('the form still contains the driver details:', function (fields: { raw(): string[][] }) {
  return this.visitor.eventually(async () => {
    const shown = await Promise.all(
      fields.raw().map(async ([name = '']) => [name, await fieldOf(this, name).inputValue()]),
    )
    assert.deepEqual(shown, fields.raw())
  })
})
