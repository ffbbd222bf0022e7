import type { Appointment, Goods, Slot } from '#contracts/appointments/appointment.contract.ts'
import type { MockBackend } from '#mock-backend/create-mock-backend.ts'
import { anonymous, api } from '../call-api.ts'

const DAY_MS = 86_400_000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A customer with waiting goods and free slots, who can book appointments one after the other. */
export async function readyToBook(
  backend: MockBackend,
  { user = 'full@demo.test', now = Date.now(), locationId = 'MST' } = {},
) {
  const { post, login } = api(backend)
  const caller = { ...anonymous, token: await login(user) }
  const span = { locationId, dateFrom: isoDay(now), dateTo: isoDay(now + 14 * DAY_MS) }
  const ready: Goods[] = (await post('/api/appointment/ready', caller)).body.goods
  const goods = ready.filter((one) => one.locationId === locationId)
  const slotsNow = async (): Promise<Slot[]> =>
    (await post('/api/appointment/slots', { ...caller, ...span, packages: 1, grossWeight: 5 })).body.slots
  // Appointments of tomorrow can no longer be changed.
  const slots = (await slotsNow()).filter(({ from }) => Date.parse(from) > now + 2 * DAY_MS)
  const free = slots.filter((slot) => slot.free > 0)
  const booking = (changes: object = {}) => ({
    kind: 'PICKUP',
    slotId: free.shift()?.slotId,
    deliveryNoteNos: [goods.shift()?.deliveryNoteNo],
    driver: 'A. Driver',
    plate: 'BI-AB 123',
    remark: '',
    ...changes,
  })
  const create = (body: object, key: string = crypto.randomUUID()) =>
    post('/api/appointment/create', { ...caller, ...body }, { 'idempotency-key': key })
  const book = async (changes: object = {}): Promise<Appointment> =>
    (await create(booking(changes))).body.appointment
  const bookingOf = ({ kind, slotId, goods: bookedGoods, driver, plate, remark }: Appointment) => ({
    kind,
    slotId,
    deliveryNoteNos: bookedGoods.map(({ deliveryNoteNo }) => deliveryNoteNo),
    driver,
    plate,
    remark,
  })
  return { post, caller, span, goods, slots, slotsNow, booking, bookingOf, create, book }
}
