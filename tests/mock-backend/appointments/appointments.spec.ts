import { expect, test } from 'vitest'
import { smallBackend } from '../call-api.ts'
import { readyToBook } from './ready-to-book.ts'

const MONDAY = Date.parse('2026-11-23T09:00:00Z')
const at = { now: MONDAY }
const monday = () => smallBackend({ clock: () => MONDAY })

test('Two simultaneous bookings of a slot’s last place: one succeeds, the other gets three alternatives', async () => {
  const backend = monday()
  const becker = await readyToBook(backend, at)
  const visser = await readyToBook(backend, { ...at, user: 'readonly@demo.test' })
  const { slotId } = becker.slots.find(({ free }) => free === 1)!
  const responses = await Promise.all([
    becker.create(becker.booking({ slotId })),
    visser.create(visser.booking({ slotId })),
  ])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const { body } = responses.find(({ status }) => status === 409)!
  expect(body.code).toBe(409003)
  expect(body.offers).toHaveLength(3)
  const free = new Map((await visser.slotsNow()).map((slot) => [slot.slotId, slot.free]))
  expect(free.get(slotId)).toBe(0)
  for (const offer of body.offers) expect(free.get(offer.slotId)).toBeGreaterThan(0)
})

test('Goods can be picked up only at their location', async () => {
  const { create, booking, goods } = await readyToBook(monday(), at)
  const ulm = await readyToBook(monday(), { ...at, locationId: 'ULM' })
  expect(goods.map(({ locationId }) => locationId)).toContain('MST')
  const { slotId } = ulm.slots.find(({ free }) => free > 0)!
  expect((await create(booking({ slotId }))).body.code).toBe(422007)
  expect((await create(booking())).status).toBe(201)
})

test('An idempotency key creates one appointment, and is rejected for another booking', async () => {
  const { create, booking } = await readyToBook(monday(), at)
  const first = booking()
  const [one, again] = await Promise.all([create(first, 'key-one-two'), create(first, 'key-one-two')])
  expect(again?.body.appointment.no).toBe(one?.body.appointment.no)
  expect((await create(booking(), 'key-one-two')).body.code).toBe(409002)
})

test.each([
  ['in the past', 'MST-2026-11-23-0800'],
  ['on a Sunday', 'MST-2026-11-29-0900'],
  ['on a holiday', 'MST-2026-12-25-0900'],
  ['after closing time', 'MST-2026-11-27-1600'],
  ['before the goods are ready', 'ULM-2026-11-24-0900'],
  ['in a year', 'MST-2027-11-23-0900'],
  ['at an unknown location', 'XXX-2026-11-25-0900'],
  ['that does not exist', 'whenever'],
])('A slot %s is rejected', async (_, slotId) => {
  const { create, booking } = await readyToBook(monday(), at)
  const { status, body } = await create(booking({ slotId }))
  expect([status, body.code]).toEqual([422, 422006])
})

test('Slots are within the opening hours in local time', async () => {
  const { slots } = await readyToBook(monday(), at)
  const hours = slots.map(({ from }) =>
    Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Berlin' }).format(
        Date.parse(from),
      ),
    ),
  )
  expect(Math.min(...hours)).toBe(7)
  expect(Math.max(...hours)).toBe(16)
  for (const { free, capacity } of slots) expect(free).toBeLessThanOrEqual(capacity)
})

test('Goods can be booked for pick-up once, and only by their customer', async () => {
  const backend = monday()
  const { book, create, booking } = await readyToBook(backend, at)
  const { goods } = await book()
  const deliveryNoteNos = goods.map(({ deliveryNoteNo }) => deliveryNoteNo)
  expect(deliveryNoteNos).toHaveLength(1)
  expect((await create(booking({ deliveryNoteNos }))).body.code).toBe(422007)
  const other = await readyToBook(backend, { ...at, user: 'readonly@demo.test' })
  expect((await other.create(other.booking({ deliveryNoteNos }))).body.code).toBe(422007)
})

test('A change by a colleague is not overwritten', async () => {
  const { book, post, caller, bookingOf } = await readyToBook(monday(), at)
  const created = await book()
  const update = (driver: string) =>
    post('/api/appointment/update', { ...caller, ...bookingOf(created), driver, no: created.no, version: 1 })
  expect((await update('B. First')).body.appointment).toMatchObject({ driver: 'B. First', version: 2 })
  const late = await update('C. Second')
  expect([late.status, late.body.code, late.body.appointment.driver]).toEqual([409, 409001, 'B. First'])
})

test('A cancelled appointment releases its slot and its goods, and cannot be cancelled again', async () => {
  const { book, post, caller, slotsNow } = await readyToBook(monday(), at)
  const before = await slotsNow()
  const created = await book()
  await post('/api/appointment/cancel', { ...caller, no: created.no, version: created.version })
  expect(await slotsNow()).toEqual(before)
  const { body } = await post('/api/appointment/ready', caller)
  expect(body.goods).toContainEqual(created.goods[0])
  const again = await post('/api/appointment/cancel', { ...caller, no: created.no, version: created.version })
  expect(again.status).toBe(409)
})

test('The overview contains the next appointment', async () => {
  const { book, post, caller } = await readyToBook(monday(), at)
  await book()
  const { items } = (await post('/api/appointment/list', { ...caller, start: 0, length: 1000, filter: {} }))
    .body
  const coming = items
    .filter(
      ({ kind, status, to }: any) => kind === 'PICKUP' && status !== 'cancelled' && Date.parse(to) > MONDAY,
    )
    .toSorted((one: any, other: any) => (one.from < other.from ? -1 : 1))
  const { body } = await post('/api/infocenter/overview', caller)
  expect(body.nextAppointment).toEqual({
    no: coming[0].no,
    from: coming[0].from,
    to: coming[0].to,
    location: coming[0].location.name,
    timeZone: coming[0].location.timeZone,
  })
})

test('An appointment of another customer is unknown', async () => {
  const backend = monday()
  const created = await (await readyToBook(backend, at)).book()
  const other = await readyToBook(backend, { ...at, user: 'readonly@demo.test' })
  const foreign = await other.post('/api/appointment/get', { ...other.caller, no: created.no })
  const unknown = await other.post('/api/appointment/get', { ...other.caller, no: 'A0' })
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
})

test('Appointments are restored after a restart of the backend', async () => {
  const backend = monday()
  const { book } = await readyToBook(backend, at)
  const created = await book()
  const next = smallBackend({ clock: () => MONDAY, snapshot: backend.snapshot() })
  const { post, caller } = await readyToBook(next, at)
  const { body } = await post('/api/appointment/get', { ...caller, no: created.no })
  expect(body.appointment).toEqual(created)
})

test('Goods sent by freight on an agreed day are listed, and not offered for pick-up', async () => {
  const { post, caller, goods } = await readyToBook(monday(), at)
  const query = { start: 0, length: 200, filter: { kind: 'SCHEDULED_DELIVERY' } }
  const { items } = (await post('/api/appointment/list', { ...caller, ...query })).body
  expect(items.length).toBeGreaterThan(0)
  const waiting = goods.map(({ deliveryNoteNo }) => deliveryNoteNo)
  for (const { kind, slotId, goods: delivered, location } of items) {
    expect([kind, slotId, delivered.length]).toEqual(['SCHEDULED_DELIVERY', undefined, 1])
    expect(waiting).not.toContain(delivered[0].deliveryNoteNo)
    expect(location.countryID).toBe('DE')
  }
})
