import { expect, it } from 'vitest'
import type { CartStore } from '#application/cart/cart.store.ts'
import { NO_CHOICES, type CheckoutChoices } from '#application/checkout/checkout-choices.ts'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { SplitOrder, Transport } from '#domain/checkout/checkout.ts'
import { TransportViewModel, type TransportActionData } from '#ui/checkout/transport/transport.view-model.ts'
import { cartOf } from '../../../fixtures/cart.fixture.ts'

const TODAY = '2026-11-25'
const LATER = '2026-12-01'
const transport = (id: string, dispatch = TODAY, refusedParts: readonly string[] = []): Transport => ({
  id,
  kind: 'parcel',
  description: id,
  cutoff: `${TODAY}T16:00:00Z`,
  dispatch,
  arrival: '2026-11-26',
  slots: [],
  refusedParts,
})
const order = (index: SplitOrder['index'], date: string, lineIds: readonly number[]): SplitOrder => ({
  index,
  date,
  arrival: date,
  lines: lineIds.map((id) => ({ lineId: String(id), quantity: id + 1 })),
})
const OFFERED = {
  transports: [transport('parcel'), transport('freight', LATER)],
  partial: [order('first', TODAY, [0]), order('second', '2026-12-24', [1, 2, 3, 4, 5, 6])],
  complete: [order('first', '2026-12-24', [0, 1, 2, 3, 4, 5, 6])],
}

function modelOf(
  offered: Parameters<TransportViewModel['show']>[0] = OFFERED,
  choices: Partial<CheckoutChoices> = {},
  rejection?: TransportActionData,
) {
  const model = new TransportViewModel({
    checkout: { choices: { ...NO_CHOICES, ...choices } } as CheckoutStore,
    cart: { cart: cartOf(7) } as CartStore,
    clock: { now: () => Date.parse(`${TODAY}T09:00:00Z`) } as never,
  })
  model.show(offered, rejection)
  return model
}

it('the transport step shows which transport ships goods today', () => {
  const model = modelOf()
  expect(model.transports.map((one) => model.leavesToday(one))).toEqual([true, false])
})

it('the transport step does not preselect a transport that excludes parts of the cart', () => {
  const transports = [transport('express', TODAY, ['4.98350']), transport('parcel')]
  expect(modelOf({ ...OFFERED, transports, lastTransportId: 'express' }).chosen).toBe('parcel')
})

it('the transport step shows the dates of partial and of complete delivery', () => {
  const [inParts, together] = modelOf().outcomes
  expect([inParts?.isComplete, together?.isComplete]).toEqual([false, true])
  expect(inParts?.deliveries).toMatchObject([
    { date: TODAY, isToday: true, lines: [{ articleNo: '3.61980', quantity: 1 }], more: 0 },
    { date: '2026-12-24', isToday: false, more: 1 },
  ])
  expect(inParts?.deliveries[1]?.lines.map(({ quantity }) => quantity)).toEqual([2, 3, 4, 5, 6])
  expect(together?.deliveries).toMatchObject([{ date: '2026-12-24', isToday: false, more: 2 }])
})

it('the transport step offers no choice between partial and complete delivery if the dates are the same', () => {
  const all = [0, 1]
  const once = (partial: string, complete: string) => ({
    transports: [],
    partial: [order('first', partial, all)],
    complete: [order('first', complete, all)],
  })
  expect(modelOf(once(TODAY, TODAY)).onlyOutcome).toMatchObject([{ date: TODAY, more: 0 }])
  expect(modelOf(once(TODAY, LATER)).onlyOutcome).toBeUndefined()
  expect(modelOf().onlyOutcome).toBeUndefined()
  expect(modelOf({ ...once(TODAY, TODAY), complete: [] }).onlyOutcome).toBeUndefined()
  const twice = [order('first', TODAY, [0]), order('second', TODAY, [1])]
  expect(modelOf({ ...once(TODAY, TODAY), partial: twice }).onlyOutcome).toBeUndefined()
  expect(modelOf({ ...once(TODAY, TODAY), complete: twice }).onlyOutcome).toBeUndefined()
})

it('the transport step preselects the earlier choice, or else the first transport', () => {
  expect(modelOf()).toMatchObject({ chosen: 'parcel', deliverComplete: false, missing: undefined })
  expect(modelOf().slotId).toBeUndefined()
  const choices = { transportId: 'freight', slotId: 's1', deliverComplete: true }
  expect(modelOf(OFFERED, choices)).toMatchObject({ chosen: 'freight', slotId: 's1', deliverComplete: true })
  expect(modelOf({ transports: [], partial: [], complete: [] }).chosen).toBeUndefined()
})

it('the transport step retains a rejected choice, and shows why it was rejected', () => {
  const choice = { transportId: 'freight', slotId: 's2', deliverComplete: true }
  const before = { transportId: 'parcel' }
  expect(modelOf(OFFERED, before, { choice, missing: 'transport' })).toMatchObject({
    chosen: 'freight',
    slotId: 's2',
    deliverComplete: true,
    missing: 'transport',
    isUnanswered: false,
  })
  expect(modelOf(OFFERED, before, { choice, isUnanswered: true })).toMatchObject({
    missing: undefined,
    isUnanswered: true,
  })
  expect(modelOf(OFFERED, before, { choice: { ...choice, transportId: '' } }).chosen).toBe('parcel')
})

const SLOTS = [TODAY, '2026-11-26', '2026-12-28'].map((day) => ({
  slotId: day,
  from: `${day}T07:00:00Z`,
  to: `${day}T08:00:00Z`,
}))
const timesOf = ({ transports: [first] }: TransportViewModel) => first?.slots.map(({ slotId }) => slotId)

it('the transport step offers slots only after the goods of the first delivery are ready', () => {
  const model = modelOf({ ...OFFERED, transports: [{ ...transport('pickup'), slots: SLOTS }] })
  expect(timesOf(model)).toEqual(['2026-11-26', '2026-12-28'])
  model.sendTogether(true)
  expect([timesOf(model), model.deliverComplete]).toEqual([['2026-12-28'], true])
})

it('the transport step offers no slots for a pick-up if it is unknown when the goods are ready', () => {
  const unknown = [order('first', '', [0])]
  const offered = {
    transports: [{ ...transport('pickup'), slots: SLOTS }],
    partial: unknown,
    complete: unknown,
  }
  expect(timesOf(modelOf(offered))).toEqual([])
})

it('the transport step shows the dispatch day of the first delivery only if it is after the transport’s next dispatch', () => {
  const later = [order('first', '2026-12-24', [0])]
  const laterOf = (model: TransportViewModel) => model.transports.map((one) => model.laterDay(one))
  expect(laterOf(modelOf())).toEqual([undefined, undefined])
  expect(laterOf(modelOf({ ...OFFERED, partial: later }))).toEqual(['2026-12-24', '2026-12-24'])
  expect(laterOf(modelOf({ ...OFFERED, partial: [] }))).toEqual([undefined, undefined])
})
