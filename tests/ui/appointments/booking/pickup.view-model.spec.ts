import { expect, it } from 'vitest'
import type { Pickup } from '#application/appointments/open-pickup.ts'
import type { Draft } from '#application/drafts/drafts.ts'
import type { DriverDetails } from '#domain/appointments/driver-details.ts'
import { PickupViewModel, type PickupActionData } from '#ui/appointments/booking/pickup.view-model.ts'
import { MUENSTER } from '../../../fixtures/pickup-location.fixture.ts'

const NO_DRAFT: Draft<DriverDetails> = { restore: () => undefined, save: () => true, discard: () => {} }
const VISIT = { driver: 'A. Driver', plate: 'BI-AB 123', remark: '' }

const slotAt = (from: string, free = 2) => ({
  slotId: `MST-${from}`,
  from,
  to: from.replace(':00:', ':59:'),
  free,
  capacity: 3,
})
const waitsFor = (readyAt: string): Pickup => ({
  kind: 'opened',
  goods: [],
  chosen: [],
  awaited: { orderNo: '43012178050', readyAt },
  locations: [MUENSTER],
  possible: [MUENSTER],
  location: MUENSTER,
  earliest: '2026-11-24',
  today: '2026-11-23',
  // in the time zone of the location, the first slot is already on the 25th
  slots: [slotAt('2026-11-24T23:00:00Z'), slotAt('2026-11-26T08:00:00Z'), slotAt('2026-11-26T09:00:00Z', 0)],
})
const modelOf = (pickup: Pickup, requestedStep: string | null = null, actionData?: PickupActionData) =>
  new PickupViewModel(pickup, requestedStep, actionData, NO_DRAFT)

it('the pick-up form marks slots before the day on which the goods are ready in local time', () => {
  const early = (readyAt: string) =>
    modelOf(waitsFor(readyAt)).days.flatMap(({ slots }) => slots.map(({ isTooEarly }) => isTooEarly))
  expect(early('2026-11-25')).toEqual([false, false, false])
  expect(early('2026-11-26')).toEqual([true, false, false])
  expect(early('2026-11-27')).toEqual([true, true, true])
})

it('the pick-up form has no free slot if all free ones are before the goods are ready', () => {
  expect(modelOf(waitsFor('2026-11-26')).hasFree).toBe(true)
  expect(modelOf(waitsFor('2026-11-27')).hasFree).toBe(false)
})

it('the pick-up form starts with the day on which the goods are ready', () => {
  expect(modelOf(waitsFor('2026-11-27')).firstDay).toBe('2026-11-27')
  expect(modelOf(waitsFor('2026-11-23')).firstDay).toBe('2026-11-24')
})

it.each([null, 'goods', 'slot', 'visit', 'summary'])(
  'the pick-up form shows the slots of an order whose goods are not ready, even if the step %s is requested',
  (requestedStep) => expect(modelOf(waitsFor('2026-11-26'), requestedStep).step).toBe('slot'),
)

it('the pick-up form cannot book a slot that the API has just rejected because the goods are not ready', () => {
  const respond = (kind: 'not-ready' | 'slot-past'): PickupActionData => ({
    kind: 'refused',
    visit: VISIT,
    key: 'k',
    rejection: { kind },
  })
  expect(modelOf(waitsFor('2026-11-26'), 'summary', respond('not-ready')).canBook).toBe(false)
  expect(modelOf(waitsFor('2026-11-26'), 'summary', respond('slot-past')).canBook).toBe(true)
})

const ULM = { ...MUENSTER, id: 'ULM', name: 'Ulm', loadingAids: ['ramp' as const] }
const goodsAt = (deliveryNoteNo: string, locationId?: string) => ({
  orderNo: '43012178050',
  deliveryNoteNo,
  packages: 1,
  grossWeight: 5,
  readyAt: '2026-11-20',
  locationId,
})

it('the pick-up form groups goods by their location', () => {
  const goods = [goodsAt('1', 'ULM'), goodsAt('2'), goodsAt('3', 'MST'), goodsAt('4', 'ULM')]
  const { goodsByLocation } = modelOf({ ...waitsFor('2026-11-25'), goods, locations: [MUENSTER, ULM] })
  expect(
    goodsByLocation.map(({ location, goods: goodsList }) => [
      location?.id,
      goodsList.map(({ deliveryNoteNo }) => deliveryNoteNo),
    ]),
  ).toEqual([
    ['MST', ['3']],
    ['ULM', ['1', '4']],
    [undefined, ['2']],
  ])
})

it('the pick-up form shows the step of the goods if the chosen ones are at different locations', () => {
  const scattered = { ...waitsFor('2026-11-25'), awaited: undefined, chosen: [goodsAt('1')], possible: [] }
  expect(modelOf(scattered, 'slot').step).toBe('goods')
  expect(modelOf({ ...scattered, possible: [ULM] }, 'slot').step).toBe('slot')
})

it('the pick-up form offers the loading aids of the possible locations', () => {
  expect(modelOf({ ...waitsFor('2026-11-25'), possible: [MUENSTER] }).loadingAids).toEqual([])
  expect(modelOf({ ...waitsFor('2026-11-25'), possible: [MUENSTER, ULM] }).loadingAids).toEqual(['ramp'])
})
