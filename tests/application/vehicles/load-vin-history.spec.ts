import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import type { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import type { VinHistory } from '#application/vehicles/vin-history.port.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { parseVin, type Vin } from '#domain/vehicles/vin.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

function vinOf(index: number): Vin {
  const vin = parseVin(`WDB9634031L1234${String(index).padStart(2, '0')}`)
  if (!vin.ok) throw new Error('no VIN')
  return vin.value
}
const [FIRST, SECOND, THIRD] = [vinOf(1), vinOf(2), vinOf(3)]
const dead = () => Promise.reject(new ApiFailure('offline', 'vins'))

function remembering(answers: Partial<VinHistory & SearchSettings> = {}) {
  const session = sessionOf('customer')
  const store = new VinHistoryStore(session)
  const history = recordedPort<VinHistory>({ list: async () => [], remember: async () => [], ...answers })
  const settings = recordedPort<SearchSettings>({ vinHistoryLength: async () => 2, ...answers })
  return {
    load: new LoadVinHistory({ history: history.port, settings: settings.port, store }),
    store,
    session,
    calls: history.calls,
  }
}

it('lists the last vehicles of the customer, newest first, up to the limit', async () => {
  const { load, store } = remembering({ list: async () => [FIRST, 'no vehicle', FIRST, SECOND, THIRD] })
  const observed: (readonly string[])[] = []
  autorun(() => observed.push(store.vins))
  await load.run()
  expect(observed).toEqual([[], [FIRST, SECOND]])
})

it('lists a new VIN at once, then the history that the API returns', async () => {
  const answered = Promise.withResolvers<readonly string[]>()
  const { load, store, calls } = remembering({ remember: () => answered.promise })
  const { done } = await load.remember(SECOND)
  expect(store.vins).toEqual([SECOND])
  expect(calls).toEqual([['remember', SECOND, 2]])
  answered.resolve([SECOND, FIRST])
  await done
  expect(store.vins).toEqual([SECOND, FIRST])
})

it('lists only VINs of this tab while the API is down', async () => {
  const { load, store, calls } = remembering({ list: dead, remember: dead, vinHistoryLength: dead })
  await load.run()
  await (
    await load.remember(FIRST)
  ).done
  expect(store.vins).toEqual([FIRST])
  expect(calls.at(-1)).toEqual(['remember', FIRST, 10])
})

it('the VIN history contains ten vehicles by default', () => {
  const { store } = remembering()
  store.add(Array.from({ length: 12 }, (_, index) => vinOf(index)))
  expect(store.vins).toHaveLength(10)
})

it('does not list the vehicles of another customer', async () => {
  let leave = () => {}
  const { load, store, session } = remembering({
    list: async () => {
      leave()
      return [FIRST]
    },
  })
  leave = () => session.end()
  store.add([SECOND])
  await load.run()
  expect(store.vins).toEqual([])
  store.add([THIRD])
  expect(store.vins).toEqual([THIRD])
})

it('does not store the vehicle of a user who has logged out', async () => {
  let leave = () => {}
  const { load, session, calls } = remembering({
    vinHistoryLength: async () => {
      leave()
      return 2
    },
  })
  leave = () => session.end()
  await (
    await load.remember(FIRST)
  ).done
  expect(calls).toEqual([])
})
