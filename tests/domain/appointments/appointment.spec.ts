import { expect, it } from 'vitest'
import {
  addressLine,
  isUpcoming,
  isPickup,
  totalLoadOf,
  locationsOf,
  locationsWithAid,
  type Goods,
  type PickupLocation,
} from '#domain/appointments/appointment.ts'
import { MUENSTER } from '../../fixtures/pickup-location.fixture.ts'

const KASSEL: PickupLocation = { ...MUENSTER, id: 'KSL', name: 'Kassel', loadingAids: ['forklift', 'ramp'] }
const goods = (overrides: Partial<Goods> = {}): Goods => ({
  orderNo: '4711',
  deliveryNoteNo: '80004711',
  packages: 2,
  grossWeight: 0.1,
  readyAt: '2026-11-24',
  ...overrides,
})

it.each([
  ['pickup', true],
  ['scheduled-delivery', false],
] as const)('an appointment of the kind %s is picked up by the customer: %s', (kind, expected) => {
  expect(isPickup({ kind })).toBe(expected)
})

it.each([
  ['requested', true],
  ['confirmed', true],
  ['inPreparation', true],
  ['ready', true],
  ['collected', false],
  ['cancelled', false],
] as const)('an appointment with the status %s is upcoming: %s', (status, expected) => {
  expect(isUpcoming({ status })).toBe(expected)
})

it('the address of a location is formatted in one line', () => {
  expect(addressLine(MUENSTER)).toBe('Münster, Kupplungsweg 12, 48155 Münster')
})

it('only locations that all chosen parts have in common are offered', () => {
  const all = [MUENSTER, KASSEL]
  const idsOf = (goodsList: readonly Goods[]) => locationsOf(goodsList, all).map(({ id }) => id)
  expect(idsOf([goods(), goods()])).toEqual(['MST', 'KSL'])
  expect(idsOf([goods(), goods({ locationId: 'KSL' })])).toEqual(['KSL'])
  expect(idsOf([goods({ locationId: 'MST' }), goods({ locationId: 'KSL' })])).toEqual([])
})

it('a loading aid limits the locations to those that offer it', () => {
  const idsWith = (aid: 'ramp' | 'crane' | undefined) =>
    locationsWithAid([MUENSTER, KASSEL], aid).map(({ id }) => id)
  expect(idsWith(undefined)).toEqual(['MST', 'KSL'])
  expect(idsWith('ramp')).toEqual(['KSL'])
  expect(idsWith('crane')).toEqual([])
})

it('packages and weights are added up exactly, in grams', () => {
  expect(totalLoadOf([goods(), goods({ packages: 3, grossWeight: 0.2 })])).toEqual({
    packages: 5,
    grossWeight: 0.3,
  })
  expect(totalLoadOf([])).toEqual({ packages: 0, grossWeight: 0 })
})
