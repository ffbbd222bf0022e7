import { describe, expect, it } from 'vitest'
import type { Pickup } from '#application/appointments/open-pickup.ts'
import type { Draft } from '#application/drafts/drafts.ts'
import type { Appointment } from '#domain/appointments/appointment.ts'
import type { DriverDetails } from '#domain/appointments/driver-details.ts'
import { PickupViewModel, type PickupActionData } from '#ui/appointments/booking/pickup.view-model.ts'
import { MUENSTER } from '../../../fixtures/pickup-location.fixture.ts'

const RAMP = { ...MUENSTER, id: 'ULM', name: 'Ulm', loadingAids: ['ramp' as const] }
const NOTE = {
  orderNo: '43012178050',
  deliveryNoteNo: 'D1',
  packages: 2,
  grossWeight: 5.5,
  readyAt: '2026-11-20',
}
const SLOT = {
  slotId: 'S1',
  from: '2026-11-24T08:00:00Z',
  to: '2026-11-24T08:30:00Z',
  free: 2,
  capacity: 3,
}
const FULL_SLOT = { ...SLOT, slotId: 'S2', from: '2026-11-24T09:00:00Z', to: '2026-11-24T09:30:00Z', free: 0 }
const PICKUP: Pickup = {
  kind: 'opened',
  goods: [NOTE],
  chosen: [NOTE],
  locations: [MUENSTER, RAMP],
  possible: [MUENSTER, RAMP],
  location: MUENSTER,
  earliest: '2026-11-24',
  today: '2026-11-20',
  slots: [SLOT, FULL_SLOT],
}
const VISIT: DriverDetails = { driver: 'A. Driver', plate: 'BI-AB 123', remark: 'Gate 2' }
const KNOWN = { no: 'P1', ...VISIT } as Appointment

type Opened = {
  readonly pickup?: Partial<Pickup>
  readonly asked?: string | undefined
  readonly answer?: PickupActionData
  readonly kept?: DriverDetails
}

function opened({ pickup, asked, answer: actionData, kept }: Opened = {}) {
  let stored = kept
  const draft: Draft<DriverDetails> = {
    restore: () => stored,
    save: (visit) => !!(stored = visit),
    discard: () => {},
  }
  const model = new PickupViewModel({ ...PICKUP, ...pickup }, asked ?? null, actionData, draft)
  return { model, stored: () => stored }
}

const modelOf = (givenOpened?: Opened) => opened(givenOpened).model
const SUMMARY: PickupActionData = { kind: 'summary', visit: VISIT, key: 'k1' }

describe('the current step of booking a pick-up', () => {
  it.each<[string, Opened, string]>([
    ['the goods of a new pick-up', {}, 'goods'],
    ['the slot of the appointment that is changed', { pickup: { known: KNOWN } }, 'slot'],
    ['the requested slot', { asked: 'slot' }, 'slot'],
    ['the goods if they are requested again', { asked: 'goods', pickup: { known: KNOWN } }, 'goods'],
    ['the slot before the visit', { asked: 'visit' }, 'slot'],
    ['the visit after a slot is chosen', { asked: 'visit', pickup: { slot: SLOT } }, 'visit'],
    ['the visit before the summary', { asked: 'summary', pickup: { slot: SLOT } }, 'visit'],
    ['the summary of a booked appointment', { asked: 'summary', answer: SUMMARY }, 'summary'],
    [
      'the summary of a failed booking',
      { asked: 'visit', answer: { ...SUMMARY, kind: 'failed' } },
      'summary',
    ],
    ['the goods instead of an invalid step', { asked: 'payment' }, 'goods'],
    ['the goods if none are chosen', { asked: 'slot', pickup: { chosen: [] } }, 'goods'],
  ])('is %s', (_, givenOpened, step) => {
    expect(modelOf(givenOpened).step).toBe(step)
  })

  it.each(['faults', 'amend'] as const)(
    'is the form of the visit if the submitted form had the result "%s"',
    (kind) => {
      const actionData = { kind, visit: VISIT, faults: {} }
      expect(modelOf({ asked: 'visit', pickup: { slot: SLOT }, answer: actionData }).step).toBe('visit')
    },
  )
})

describe('the goods of a pick-up', () => {
  it('are chosen by their delivery note, and their packages and weights are added up', () => {
    const model = modelOf({ pickup: { chosen: [NOTE, { ...NOTE, deliveryNoteNo: 'D3' }] } })
    expect([model.isChosen('D1'), model.isChosen('D2')]).toEqual([true, false])
    expect(model).toMatchObject({ load: { packages: 4, grossWeight: 11 }, isNew: true, isScattered: false })
    expect(model.address).toContain('Kupplungsweg 12')
  })

  it('with a loading aid are picked up only at locations that offer it', () => {
    expect(modelOf().locations).toEqual([MUENSTER, RAMP])
    expect(modelOf({ pickup: { loadingAid: 'ramp' } }).locations).toEqual([RAMP])
  })

  it('of an existing appointment are not marked as new', () => {
    expect(modelOf({ pickup: { known: KNOWN } }).isNew).toBe(false)
  })
})

describe('the hidden fields of the booking page', () => {
  it('contain the earlier choices', () => {
    expect(modelOf().carried).toEqual([
      ['notes', 'D1'],
      ['location', 'MST'],
      ['from', '2026-11-24'],
    ])
    expect(modelOf({ pickup: { known: KNOWN, loadingAid: 'ramp', slot: SLOT } }).carried).toEqual([
      ['no', 'P1'],
      ['notes', 'D1'],
      ['location', 'MST'],
      ['aid', 'ramp'],
      ['from', '2026-11-24'],
      ['slot', 'S1'],
    ])
  })

  it('can omit given fields, and form the query of the links to booking steps', () => {
    const model = modelOf({ pickup: { slot: SLOT } })
    expect(model.hiddenFieldsExcept('slot', 'notes')).toEqual([
      ['location', 'MST'],
      ['from', '2026-11-24'],
    ])
    expect(model.queryOf('slot')).toBe('?notes=D1&location=MST&from=2026-11-24&slot=S1&step=slot')
    expect(model.queryOf('visit', { slot: 'S2' })).toBe(
      '?notes=D1&location=MST&from=2026-11-24&slot=S2&step=visit',
    )
  })
})

describe('the slots for a pick-up', () => {
  it('are grouped by day, in the time zone of the location', () => {
    const [day, ...others] = modelOf({ pickup: { slot: SLOT } }).days
    expect([day?.day, others]).toEqual(['2026-11-24', []])
    expect(day?.slots).toMatchObject([
      { slotId: 'S1', text: '09:00–09:30', isChosen: true, isTooEarly: false, canBeTaken: true },
      { slotId: 'S2', text: '10:00–10:30', isChosen: false, canBeTaken: false },
    ])
  })

  it('include the chosen one with its day', () => {
    expect(modelOf().slot).toBeUndefined()
    const { slot } = modelOf({ pickup: { slot: SLOT } })
    expect(slot).toMatchObject({ slotId: 'S1', day: '2026-11-24', isChosen: true })
  })

  it('can be paged by a week forward and back, but not before today', () => {
    const model = modelOf()
    expect([model.firstDay, model.dayBeside(1), model.dayBeside(-1)]).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-11-20',
    ])
    expect(modelOf({ pickup: { earliest: '2026-11-30' } }).dayBeside(-1)).toBe('2026-11-23')
    expect(modelOf({ pickup: { earliest: '2026-11-20' } }).dayBeside(-1)).toBeUndefined()
  })
})

describe('the fields of the visit (driver, plate, remark)', () => {
  const TYPED: DriverDetails = { driver: 'B. Driver', plate: 'MS-X 1', remark: '' }

  it('are empty at first, or have the values of the appointment that is changed', () => {
    expect(modelOf().visit).toEqual({ driver: '', plate: '', remark: '' })
    expect(modelOf({ pickup: { known: KNOWN } }).visit).toEqual(VISIT)
  })

  it('have the stored draft after hydration', () => {
    const model = modelOf({ pickup: { known: KNOWN }, kept: TYPED })
    expect(model.visit).toEqual(VISIT)
    model.recallVisit()
    expect(model.visit).toEqual(TYPED)
  })

  it('have the submitted values if the form is shown again', () => {
    const model = modelOf({ answer: SUMMARY, kept: TYPED })
    model.recallVisit()
    expect(model.visit).toEqual(VISIT)
  })

  it('are stored as draft while they are typed', () => {
    const { model, stored } = opened()
    model.keepVisit(TYPED)
    expect(stored()).toEqual(TYPED)
  })

  it('show their errors', () => {
    const actionData: PickupActionData = {
      kind: 'faults',
      visit: VISIT,
      faults: { plate: { kind: 'no-plate' } },
    }
    const model = modelOf({ answer: actionData })
    expect([model.faultOf('plate'), model.faultOf('driver')]).toEqual([{ kind: 'no-plate' }, undefined])
    expect([model.key, modelOf().faultOf('plate')]).toEqual(['', undefined])
  })
})

describe('the form that books a pick-up', () => {
  const refused = (rejection: Extract<PickupActionData, { kind: 'refused' }>['rejection']) =>
    modelOf({ asked: 'summary', answer: { kind: 'refused', visit: VISIT, key: 'k1', rejection } })

  it('has the idempotency key of the summary', () => {
    expect([modelOf().key, modelOf({ answer: SUMMARY }).key]).toEqual(['', 'k1'])
  })

  it('can be submitted again after a failure', () => {
    expect(modelOf({ answer: { ...SUMMARY, kind: 'failed' } })).toMatchObject({
      hasFailed: true,
      canBook: true,
    })
    expect(modelOf({ answer: SUMMARY })).toMatchObject({ hasFailed: false, rejection: undefined, offers: [] })
    expect(modelOf()).toMatchObject({ hasFailed: false, canBook: true })
  })

  it('offers alternatives with their day if the slot is taken', () => {
    const model = refused({ kind: 'slot-taken', offers: [SLOT] })
    expect(model).toMatchObject({ canBook: false, step: 'summary', rejection: { kind: 'slot-taken' } })
    expect(model.offers).toMatchObject([{ slotId: 'S1', day: '2026-11-24', canBeTaken: true }])
  })

  it.each([
    ['not-ready', false],
    ['changed', true],
  ] as const)('can be submitted again after the rejection %s: %s', (kind, canBook) => {
    expect(refused({ kind })).toMatchObject({ canBook, offers: [] })
  })
})

const slotAt = (from: string, free = 2) => ({
  ...SLOT,
  slotId: from,
  from,
  to: from.replace(':00:', ':59:'),
  free,
})

describe('a pick-up of an order whose goods are not ready', () => {
  const waitsFor = (readyAt: string, asked?: string) =>
    modelOf({
      asked,
      pickup: {
        goods: [],
        chosen: [],
        awaited: { orderNo: '43012178050', readyAt },
        today: '2026-11-23',
        // in the time zone of the location, the first slot is already on the 25th
        slots: [
          slotAt('2026-11-24T23:00:00Z'),
          slotAt('2026-11-26T08:00:00Z'),
          slotAt('2026-11-26T09:00:00Z', 0),
        ],
      },
    })

  it('marks slots before the day on which the goods are ready in local time', () => {
    const early = (readyAt: string) =>
      waitsFor(readyAt).days.flatMap(({ slots }) => slots.map(({ isTooEarly }) => isTooEarly))
    expect(early('2026-11-25')).toEqual([false, false, false])
    expect(early('2026-11-26')).toEqual([true, false, false])
    expect(early('2026-11-27')).toEqual([true, true, true])
  })

  it('has no free slot if all free ones are before the goods are ready', () => {
    expect(waitsFor('2026-11-26').hasFree).toBe(true)
    expect(waitsFor('2026-11-27').hasFree).toBe(false)
  })

  it('starts with the day on which the goods are ready', () => {
    expect(waitsFor('2026-11-27').firstDay).toBe('2026-11-27')
    expect(waitsFor('2026-11-23').firstDay).toBe('2026-11-24')
  })

  it.each([undefined, 'goods', 'slot', 'visit', 'summary'])(
    'shows the slots, even if the step %s is requested',
    (asked) => expect(waitsFor('2026-11-26', asked).step).toBe('slot'),
  )
})

describe('the locations of the goods to pick up', () => {
  const goodsAt = (deliveryNoteNo: string, locationId?: string) => ({ ...NOTE, deliveryNoteNo, locationId })

  it('are the groups by which the goods are listed', () => {
    const goods = [goodsAt('1', 'ULM'), goodsAt('2'), goodsAt('3', 'MST'), goodsAt('4', 'ULM')]
    expect(
      modelOf({ pickup: { goods } }).goodsByLocation.map(({ location, goods: goodsList }) => [
        location?.id,
        goodsList.map(({ deliveryNoteNo }) => deliveryNoteNo),
      ]),
    ).toEqual([
      ['MST', ['3']],
      ['ULM', ['1', '4']],
      [undefined, ['2']],
    ])
  })

  it('must include one where all goods can be picked up, otherwise the step of the goods is shown', () => {
    expect(modelOf({ asked: 'slot', pickup: { possible: [] } }).step).toBe('goods')
    expect(modelOf({ asked: 'slot', pickup: { possible: [RAMP] } }).step).toBe('slot')
  })

  it('determine the loading aids that are offered', () => {
    expect(modelOf({ pickup: { possible: [MUENSTER] } }).loadingAids).toEqual([])
    expect(modelOf().loadingAids).toEqual(['ramp'])
  })
})
