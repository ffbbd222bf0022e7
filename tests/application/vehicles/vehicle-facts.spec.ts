import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { readFacts } from '#application/vehicles/known-facts.ts'
import type { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { SetVehicleFacts } from '#application/vehicles/set-vehicle-facts.ts'
import type { VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import { vehicleCookie } from '#application/vehicles/vehicle-cookie.ts'
import type { DomainEvent } from '#domain/tracking/domain-event.ts'
import { vinOf } from '../../fixtures/vin.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const ACTROS = { slug: 'mb-actros', name: 'Mercedes-Benz Actros' }
const { parse, serialize } = vehicleCookie

it.each([
  ACTROS,
  { ...ACTROS, facts: 'year=2020&engine=OM471' },
  { ...ACTROS, name: 'x'.repeat(200) },
  { ...ACTROS, facts: 'x'.repeat(200) },
])('restores the chosen vehicle %j from a cookie', (vehicle) => {
  expect(parse(serialize(vehicle))).toEqual(vehicle)
})

it.each([
  '',
  'mb-actros',
  'mb-actros ',
  '/etc Actros',
  'mb/actros Actros',
  `${'s'.repeat(201)} Actros`,
  'mb-actros?year=2020',
  `mb-actros ${'x'.repeat(201)}`,
  `mb-actros?${'x'.repeat(201)} Actros`,
  'mb-actros Act\nros',
])('restores no chosen vehicle from the invalid cookie "%.40s"', (text) => {
  expect(parse(text)).toBeUndefined()
})

function choosing() {
  const cookies = new RequestCookieJar(null)
  const store = new ChosenVehicleStore(cookies)
  return {
    store,
    cookies,
    tell: new SetVehicleFacts({ chosen: store }),
    kept: () => cookies.read(vehicleCookie),
  }
}

it('retains the known facts if the same vehicle is chosen again', () => {
  const { store, kept } = choosing()
  store.choose({ ...ACTROS, facts: 'year=2020' })
  store.choose(ACTROS)
  expect([store.vehicle?.facts, kept()?.facts]).toEqual(['year=2020', 'year=2020'])
  store.choose({ ...ACTROS, facts: 'year=2021' })
  expect(kept()?.facts).toBe('year=2021')
})

it.each([
  { ...ACTROS, slug: 'mb-atego' },
  { ...ACTROS, name: 'Actros' },
])('does not apply the facts of one vehicle to another: %j', (other) => {
  const { store, kept } = choosing()
  store.choose({ ...ACTROS, facts: 'year=2020' })
  store.choose(other)
  expect([store.vehicle, kept()]).toEqual([other, other])
})

it('notifies pages of a chosen and of a removed vehicle', () => {
  const { store, kept } = choosing()
  const observed: unknown[] = []
  autorun(() => observed.push(store.vehicle?.slug))
  store.choose(ACTROS)
  store.empty()
  expect(observed).toEqual([undefined, 'mb-actros', undefined])
  expect([store.first, kept()]).toEqual([undefined, undefined])
})

it('adds a fact to the known facts, removes one fact, and removes all facts', () => {
  const { store, tell } = choosing()
  store.choose({ ...ACTROS, facts: 'year=2020' })
  tell.run({ engine: 'OM471' })
  expect(readFacts(new URLSearchParams(store.vehicle?.facts))).toEqual({ year: 2020, engine: 'OM471' })
  tell.run({ year: undefined })
  expect(readFacts(new URLSearchParams(store.vehicle?.facts))).toEqual({ engine: 'OM471' })
  tell.forget()
  expect(store.vehicle).toMatchObject({ slug: 'mb-actros', facts: '' })
})

it('stores no facts if no vehicle is chosen', () => {
  const { store, tell } = choosing()
  tell.run({ year: 2020 })
  expect(store.vehicle).toBeUndefined()
})

it('trims facts, and accepts them up to the maximum length', () => {
  const longest = 'x'.repeat(20)
  expect(readFacts(new URLSearchParams({ engine: ` ${longest} `, year: ' 2020 ' }))).toEqual({
    engine: longest,
    year: 2020,
  })
  expect(readFacts(new URLSearchParams())).toEqual({})
})

it.each([true, false])('publishes whether a search by VIN has found a vehicle: %s', async (wasFound) => {
  const events: DomainEvent[] = []
  const eventBus = new EventBus()
  eventBus.subscribe((event) => events.push(event))
  const catalogue = recordedPort<VehicleCatalogue>({
    findByVin: async () => (wasFound ? ({} as never) : undefined),
  })
  const history = recordedPort<LoadVinHistory>({ remember: async () => ({ done: Promise.resolve() }) })
  await new FindVehicle({ catalogue: catalogue.port, history: history.port, eventBus }).run(
    vinOf('WDB9634031L123456'),
  )
  expect(events).toEqual([{ kind: 'vin-searched', wasFound }])
})
