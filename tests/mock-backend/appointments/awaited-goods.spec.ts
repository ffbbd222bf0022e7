import { expect, test } from 'vitest'
import type { Appointment, Slot } from '#contracts/appointments/appointment.contract.ts'
import { anonymous, api, smallBackend } from '../call-api.ts'
import { IN_STOCK, ON_ORDER, readyToOrder } from '../checkout/ready-to-order.ts'
import { readyToBook } from './ready-to-book.ts'

const MONDAY = Date.parse('2026-11-23T09:00:00Z')
const DAY_MS = 86_400_000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Places an order with a pick-up slot and returns its appointment. */
async function ordered(sku: string) {
  let now = MONDAY
  const backend = smallBackend({ clock: () => now, tokenLifetimeSeconds: 1e9 })
  const { call, order, ...ready } = await readyToOrder(backend, { items: [{ sku, qty: 2 }] })
  const { transports } = (await call('transports/get')).body
  const pickup = transports.find(({ kind }: { kind: string }) => kind === 'PICKUP')
  await call('transports/set', {
    transportId: pickup.id,
    deliverComplete: false,
    slotId: pickup.slots.findLast(({ from }: Slot) => from < '2026-11-26').slotId,
  })
  const { basHash } = (await call('validate', { version: order.version })).body
  const { orderNumbers } = (await ready.place({ basHash }, `key-${basHash}`)).body
  const { post, caller } = await readyToBook(backend, { now })
  const list = { ...caller, start: 0, length: 1000, filter: {} }
  const { items } = (await post('/api/appointment/list', list)).body
  const appointment = items.find(({ orderNo }: { orderNo?: string }) => orderNo === orderNumbers.first)
  const times = async (from: string, locationId = 'MST'): Promise<{ slots: Slot[]; readyAt?: string }> => {
    const span = { locationId, dateFrom: from, dateTo: isoDay(Date.parse(from) + 13 * DAY_MS) }
    const load = { packages: 0, grossWeight: 0, no: appointment.no }
    return (await post('/api/appointment/slots', { ...caller, ...span, ...load })).body
  }
  const move = (slotId: string | undefined, change: object = {}) =>
    post('/api/appointment/update', {
      ...caller,
      ...{ kind: 'PICKUP', slotId, deliveryNoteNos: [], driver: 'A. Driver', plate: 'BI-AB 123', remark: '' },
      ...{ no: appointment.no, version: appointment.version },
      ...change,
    })
  const pass = async (days: number) => {
    now += days * DAY_MS
    return readyToBook(backend, { now })
  }
  return { made: appointment, times, move, pass, backend }
}

const freeAt = (slots: readonly Slot[], isWantedDay: (day: string) => boolean) =>
  slots.find(({ free, from }) => free > 0 && isWantedDay(from.slice(0, 10)))?.slotId

test('Goods in transit can only be booked for a time after their arrival', async () => {
  const { made, times, move } = await ordered(ON_ORDER)
  const { readyAt = '', slots } = await times(isoDay(MONDAY + DAY_MS))
  expect(readyAt > made.from.slice(0, 10)).toBe(true)

  const early = await move(freeAt(slots, (day) => day < readyAt))
  expect([early.status, early.body.code]).toEqual([422, 422009])

  const slotId = freeAt((await times(readyAt)).slots, (day) => day >= readyAt)
  const { appointment } = (await move(slotId)).body
  expect(appointment).toMatchObject({ no: made.no, orderNo: made.orderNo, slotId, goods: [], version: 2 })
})

test('Goods in transit arrive later at a remote location', async () => {
  const { times } = await ordered(ON_ORDER)
  const today = isoDay(MONDAY)
  const [{ readyAt = '' }, { readyAt: atUlm = '' }] = [await times(today), await times(today, 'ULM')]
  expect(atUlm > readyAt).toBe(true)
})

test('Parts in stock are ready the next day, and their appointment gets the delivery note', async () => {
  const { made, times, move, pass } = await ordered(IN_STOCK)
  const { readyAt = '', slots } = await times(isoDay(MONDAY))
  expect(readyAt).toBe('2026-11-24')
  const slotId = freeAt(slots, (day) => day > '2026-11-26')
  expect((await move(slotId)).status).toBe(200)
  const { post, caller, span } = await pass(2)
  const { appointment } = (await post('/api/appointment/get', { ...caller, no: made.no })).body
  expect(appointment).toMatchObject({ slotId, goods: [{ orderNo: made.orderNo }] })
  const load = { packages: 1, grossWeight: 1, no: made.no }
  const { body } = await post('/api/appointment/slots', { ...caller, ...span, ...load })
  expect([body.slots.length > 0, body.readyAt]).toEqual([true, undefined])
})

test('Goods in transit cannot be added to an appointment with delivery notes or to a delivery', async () => {
  const { move } = await ordered(ON_ORDER)
  const delivery = { kind: 'SCHEDULED_DELIVERY', slotId: undefined, date: '2027-02-01' }
  expect((await move(undefined, delivery)).body.code).toBe(422007)

  const { book, bookingOf, post, caller } = await readyToBook(smallBackend({ clock: () => MONDAY }), {
    now: MONDAY,
  })
  const created = await book()
  const booking = { ...bookingOf(created), deliveryNoteNos: [], no: created.no, version: created.version }
  expect((await post('/api/appointment/update', { ...caller, ...booking })).body.code).toBe(422007)
})

const HOUR_MS = 3_600_000

/** Goods in stock that were ordered for pick-up, and their appointment in three days. */
async function orderedAndBooked() {
  const { made, times, move, pass, backend } = await ordered(IN_STOCK)
  const { slots } = await times(isoDay(MONDAY))
  const slotId = freeAt(slots, (day) => day > '2026-11-25')
  const { appointment } = (await move(slotId)).body
  const { post, login } = api(backend)
  const tokenKih = (await post('/api/loginKih', { username: 'admin@demo.test', password: 'demo' })).body
    .accessToken
  const token = await login('full@demo.test')
  const caller = { ...anonymous, token }
  return {
    /** Advances the clock to this number of hours after the end of the slot. */
    until: (hours: number) => pass((Date.parse(appointment.to) + hours * HOUR_MS - MONDAY) / DAY_MS),
    pass,
    post,
    caller,
    book: appointment as Appointment,
    order: async (): Promise<any> =>
      (await post('/api/orders/get', { ...caller, orderNo: made.orderNo })).body,
    now: async (): Promise<Appointment> =>
      (await post('/api/appointment/get', { ...caller, no: made.no })).body.appointment,
    miss: () =>
      post('/api/admin/cases/update', {
        ...{ tokenKih, customerId: 'D0100001', caseNo: made.no, decision: 'MISSED', text: '' },
      }),
  }
}

const typesOf = (order: any): string[] => order.documents.map((one: any) => one.documentType)

test('Goods are marked as collected and invoiced at the end of their slot', async () => {
  const { until, order, now } = await orderedAndBooked()
  await until(-1)
  expect((await now()).status).toBe('ready')
  const ready = await order()
  expect([ready.header.status, typesOf(ready).includes('INVOICE')]).toEqual(['readyForPickup', false])
  await until(0)
  const { status, goods, to } = await now()
  expect([status, goods.length]).toEqual(['collected', 1])
  const collected = await order()
  expect(collected.header.status).toBe('delivered')
  const invoice = collected.documents.find((one: any) => one.documentType === 'INVOICE')
  expect(invoice.date).toBe(to.slice(0, 10))
})

test('Goods of a missed appointment remain ready without an invoice, and can be booked again', async () => {
  const { until, order, now, miss, pass, post, caller } = await orderedAndBooked()
  await miss()
  await until(1)
  expect((await now()).status).toBe('missed')
  const details = await order()
  expect([details.header.status, typesOf(details).includes('INVOICE')]).toEqual(['readyForPickup', false])
  const [{ deliveryNoteNo, locationId }] = (await post('/api/appointment/ready', caller)).body.goods.filter(
    ({ orderNo }: any) => orderNo === details.header.orderNo,
  )
  const { create, booking } = await pass(0)
  const again = await create(booking({ deliveryNoteNos: [deliveryNoteNo] }))
  expect([again.status, locationId]).toEqual([201, 'MST'])
  await pass(20)
  expect((await order()).header.status).toBe('delivered')
})

test('Goods without an appointment remain ready for pick-up without an invoice', async () => {
  const { pass, order, now, post, caller, book } = await orderedAndBooked()
  const { no, version } = book
  expect((await post('/api/appointment/cancel', { ...caller, no, version })).status).toBe(200)
  await pass(60)
  expect((await now()).status).toBe('cancelled')
  const details = await order()
  expect([details.header.status, typesOf(details).includes('INVOICE')]).toEqual(['readyForPickup', false])
})
