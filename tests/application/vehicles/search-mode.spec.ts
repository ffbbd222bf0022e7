import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import type { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

function loadingMode(mode: SearchSettings['mode'], isOffered = true) {
  const capabilities = new CapabilitiesStore()
  capabilities.set(isOffered ? ['orders'] : ['vehicles'])
  const store = new SearchModeStore()
  const { port, calls } = recordedPort<SearchSettings>({ mode })
  return { load: new LoadSearchMode({ settings: port, searchMode: store, capabilities }), store, calls }
}

it.each([
  ['part', false, true],
  ['vin', true, false],
  ['part-and-vin', true, true],
] as const)('the mode %s offers the VIN search: %s, the search for parts: %s', async (mode, vins, parts) => {
  const { load, store } = loadingMode(async () => mode)
  await load.run()
  expect([store.offersVinSearch, store.offersPartSearch]).toEqual([vins, parts])
  expect(await load.allowsVinSearch()).toBe(vins)
})

it('does not offer the VIN search until the setting is loaded, and then notifies pages', async () => {
  const { load, store } = loadingMode(async () => 'vin')
  const observed: boolean[] = []
  autorun(() => observed.push(store.offersVinSearch))
  await load.run()
  expect(observed).toEqual([false, true])
})

it('offers only the search for parts if the API has no vehicles', async () => {
  const { load, calls } = loadingMode(async () => 'vin', false)
  expect([await load.run(), await load.allowsVinSearch()]).toEqual(['part', false])
  expect(calls).toEqual([])
})

it('retains the last known mode after a failure, and allows the pages of vehicles', async () => {
  const { load, store } = loadingMode(() => Promise.reject(new ApiFailure('unavailable', 'settings')))
  store.set('vin')
  await load.run()
  expect(store.mode).toBe('vin')
  expect(await load.allowsVinSearch()).toBe(true)
})
