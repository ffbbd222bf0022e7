import { expect, it } from 'vitest'
import type { Appointments, ReadyGoods, SlotQuery } from '#application/appointments/appointments.port.ts'
import { OpenPickup, type PickupParams } from '#application/appointments/open-pickup.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Appointment, Goods, PickupLocation } from '#domain/appointments/appointment.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { MUENSTER } from '../../fixtures/pickup-location.fixture.ts'

const HAMM: PickupLocation = { ...MUENSTER, id: 'HAM', name: 'Hamm', loadingAids: ['ramp'] }
const goods = (deliveryNoteNo: string, locationId?: string): Goods => ({
  orderNo: `O-${deliveryNoteNo}`,
  deliveryNoteNo,
  packages: 2,
  grossWeight: 1.5,
  readyAt: '2026-11-20',
  locationId,
})
const READY: ReadyGoods = {
  goods: [goods('1'), goods('2', 'HAM'), goods('3', 'MST')],
  locations: [MUENSTER, HAMM],
  nextReady: '2026-11-30',
}
const KNOWN = {
  no: 'A1',
  isChangeable: true,
  slotId: 'HAM-2026-12-01-2',
  orderNo: 'O-9',
  location: HAMM,
  loadingAid: 'ramp',
  goods: [goods('2', 'HAM')],
} as unknown as Appointment
const slot = (slotId: string) => ({ slotId, from: '', to: '', free: 1, capacity: 2 })
const SLOTS = [slot('MST-2026-11-24-1'), slot('HAM-2026-12-01-2')]

/** OpenPickup with a fake API on 21 November 2026. */
function opening(results: Partial<Appointments> = {}) {
  const queries: SlotQuery[] = []
  const appointments = {
    get: async (no: string) => (no === 'A1' ? KNOWN : undefined),
    ready: async () => READY,
    slots: async (query: SlotQuery) => {
      queries.push(query)
      return { slots: SLOTS, readyAt: '2026-12-05' }
    },
    ...results,
  } as Appointments
  const pickup = new OpenPickup({ appointments, clock: new ManualClock() })
  const run = (params: Partial<PickupParams> = {}) => pickup.run({ deliveryNoteNos: [], ...params })
  return { run, queries }
}

it('lists all goods that are ready, and requests no slots before goods are chosen', async () => {
  const { run, queries } = opening()
  expect(await run()).toEqual({
    kind: 'opened',
    known: undefined,
    goods: READY.goods,
    nextReady: '2026-11-30',
    chosen: [],
    awaited: undefined,
    locations: [MUENSTER, HAMM],
    possible: [MUENSTER, HAMM],
    location: MUENSTER,
    loadingAid: undefined,
    earliest: '2026-11-21',
    today: '2026-11-21',
    slots: [],
    slot: undefined,
  })
  expect(queries).toEqual([])
})

it('requests slots of a week for the weight and packages of the chosen goods', async () => {
  const { run, queries } = opening()
  const opened = await run({ deliveryNoteNos: ['1', '3'], slotId: 'MST-2026-11-24-1' })
  expect(queries).toEqual([
    {
      locationId: 'MST',
      dateFrom: '2026-11-24',
      dateTo: '2026-11-30',
      packages: 4,
      grossWeight: 3,
      no: undefined,
    },
  ])
  expect(opened).toMatchObject({ slots: SLOTS, slot: SLOTS[0], awaited: undefined, earliest: '2026-11-24' })
})

it('opens a booked appointment', async () => {
  const { run, queries } = opening()
  expect(await run({ no: 'A1' })).toMatchObject({
    known: KNOWN,
    chosen: [{ deliveryNoteNo: '2' }],
    possible: [HAMM],
    location: HAMM,
    loadingAid: 'ramp',
    earliest: '2026-12-01',
    slot: SLOTS[1],
  })
  expect(queries).toMatchObject([{ locationId: 'HAM', no: 'A1' }])
})

it('for a booked appointment, prefers goods, location, day and slot of the URL to the booked ones', async () => {
  const { run } = opening()
  const opened = await run({
    no: 'A1',
    deliveryNoteNos: ['1'],
    locationId: 'MST',
    loadingAid: 'none',
    slotId: 'MST-2026-11-24-1',
    earliest: '2026-11-23',
  })
  expect(opened).toMatchObject({
    chosen: [{ deliveryNoteNo: '1' }],
    location: MUENSTER,
    loadingAid: undefined,
    earliest: '2026-11-23',
    slot: SLOTS[0],
  })
})

it('requests also the goods of the appointment that is changed', async () => {
  const requestedNos: unknown[] = []
  const ready = async (no?: string) => {
    requestedNos.push(no)
    return READY
  }
  await opening({ ready }).run({ no: 'A1' })
  await opening({ ready }).run()
  expect(requestedNos).toEqual(['A1', undefined])
})

it('returns the slots of an appointment whose goods are not ready yet', async () => {
  const get = async () => ({ ...KNOWN, goods: [] })
  const { run, queries } = opening({ get })
  expect(await run({ no: 'A1' })).toMatchObject({
    chosen: [],
    slots: SLOTS,
    awaited: { orderNo: 'O-9', readyAt: '2026-12-05' },
  })
  expect(queries).toMatchObject([{ packages: 0, grossWeight: 0, no: 'A1' }])
  const ready = opening({ get, slots: async () => ({ slots: SLOTS }) })
  expect(await ready.run({ no: 'A1' })).toMatchObject({ slots: SLOTS, awaited: undefined })
})

it.each(['A2', 'A3'])('does not open %s, which is unknown or cannot be changed', async (no) => {
  const get = async (appointmentNo: string) =>
    appointmentNo === 'A3' ? { ...KNOWN, isChangeable: false } : undefined
  expect(await opening({ get }).run({ no })).toEqual({ kind: 'unknown' })
})

it('returns no slots for goods at different locations', async () => {
  const { run, queries } = opening()
  expect(await run({ deliveryNoteNos: ['2', '3'] })).toMatchObject({
    possible: [],
    location: MUENSTER,
    slots: [],
  })
  expect(queries).toEqual([])
})

it('chooses a location with the required loading aid, and ignores an aid that no location has', async () => {
  const { run } = opening()
  const selection = { deliveryNoteNos: ['1'] }
  expect(await run({ ...selection, loadingAid: 'ramp' })).toMatchObject({
    location: HAMM,
    loadingAid: 'ramp',
  })
  expect(await run({ ...selection, loadingAid: 'ramp', locationId: 'MST' })).toMatchObject({ location: HAMM })
  expect(await run({ ...selection, loadingAid: 'crane' })).toMatchObject({
    location: MUENSTER,
    loadingAid: undefined,
  })
  expect(await run({ ...selection, locationId: 'HAM' })).toMatchObject({ location: HAMM })
})

it('returns "unknown" if no goods are ready for pick-up', async () => {
  const ready = async () => ({ goods: [], locations: [] })
  expect(await opening({ ready }).run()).toEqual({ kind: 'unknown' })
})

it.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-20', '2026-11-21'],
  ['22.11.2026', '2026-11-22'],
  ['2027-11-21', '2027-11-21'],
  ['2027-11-22', '2026-11-21'],
  ['2026-13-01', '2026-11-21'],
  ['tomorrow', '2026-11-21'],
  ['+002026-11-22', '2026-11-21'],
  ['2026-11', '2026-11-21'],
])(
  'for the requested earliest day %s offers slots from %s on, today if the request is invalid or out of range',
  async (earliest, firstDay) => {
    expect(await opening().run({ earliest })).toMatchObject({ earliest: firstDay })
  },
)

it('reports the missing right to see shipments, and throws any other failure', async () => {
  const rejecting = (failure: ApiFailure) => opening({ ready: () => Promise.reject(failure) }).run()
  const flagged = await rejecting(new ApiFailure('refused', 'ready', { missingRight: 'shipment' }))
  expect(flagged).toEqual({ kind: 'not-allowed', flag: 'shipment' })
  const down = new ApiFailure('unavailable', 'ready')
  await expect(rejecting(down)).rejects.toBe(down)
})
