import { expect, it } from 'vitest'
import { requestClock } from '#adapters/browser/system-clock.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { FindVehicle } from '#application/vehicles/find-vehicle.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import type { VehicleSummary } from '#domain/vehicles/vehicle.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { vinOf } from '../../fixtures/vin.fixture.ts'

const VIN = 'WMA06XZZ8CP034890'
const OTHER = 'YV2RT40A0GB123456'
const vehicle = {
  slug: 'man-tgx',
  type: 'truck',
  manufacturer: 'MAN',
  series: 'TGX',
  model: 'TGX',
  yearFrom: 2007,
}
const down = () => Promise.reject(new ApiFailure('unavailable', 'vin'))

function searching({
  answer = async (): Promise<VehicleSummary | undefined> => vehicle,
  remember = async (vin: string, _limit: number): Promise<readonly string[]> => [vin],
  length = async () => 10,
} = {}) {
  const calls: string[] = []
  const history = new VinHistoryStore(new SessionStore(requestClock))
  const memory = {
    list: async () => [],
    remember: (vin: string, limit: number) => {
      calls.push(`remember ${vin} of ${limit}`)
      return remember(vin, limit)
    },
  }
  const settings = { mode: async () => 'vin' as const, vinHistoryLength: length }
  const catalogue = {
    findByVin: async (vin: string) => {
      calls.push(`find ${vin}`)
      return answer()
    },
    open: async () => undefined,
  }
  const recall = new LoadVinHistory({ history: memory, settings, store: history })
  return {
    calls,
    history,
    find: (text: string) =>
      new FindVehicle({ catalogue, history: recall, eventBus: new EventBus() }).run(vinOf(text)),
  }
}

it('stores the normalized VIN before the search', async () => {
  const { calls, find } = searching()
  expect(await find(' wma 06xzz8cp-034890 ')).toEqual(vehicle)
  expect(calls).toEqual([`remember ${VIN} of 10`, `find ${VIN}`])
})

it('returns nothing for a VIN that the API does not contain, and a rejection if the API rejects the search', async () => {
  expect(await searching({ answer: async () => undefined }).find(VIN)).toBeUndefined()
  const refused = new ApiFailure('refused', 'vin', { missingRight: 'vinSearch' })
  await expect(searching({ answer: () => Promise.reject(refused) }).find(VIN)).rejects.toBe(refused)
})

it('searches even if the VIN cannot be stored', async () => {
  const { find, history } = searching({ remember: down, length: down })
  expect(await find(VIN)).toEqual(vehicle)
  expect(history.vins).toEqual([VIN])
})

it('lists the searches in this tab, newest first and without duplicates', async () => {
  const { find, history } = searching()
  for (const vin of [VIN, OTHER, VIN]) await find(vin)
  expect(history.vins).toEqual([VIN, OTHER])
})

it('stores at most the configured number of VINs', async () => {
  const { find, history, calls } = searching({ length: async () => 1 })
  await find(OTHER)
  await find(VIN)
  expect(history.vins).toEqual([VIN])
  expect(calls).toContain(`remember ${VIN} of 1`)
})
