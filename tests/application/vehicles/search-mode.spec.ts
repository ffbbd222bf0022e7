import { expect, it } from 'vitest'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import type { SearchMode } from '#domain/vehicles/search-mode.ts'

const settings = (mode: () => Promise<SearchMode>) => ({ mode, vinHistoryLength: async () => 10 })
const down = settings(() => Promise.reject(new ApiFailure('unavailable', 'settings')))

it.each([
  ['part', false, true],
  ['vin', true, false],
  ['part-and-vin', true, true],
] as const)('the mode %s offers the VIN search: %s, the search for parts: %s', async (mode, vins, parts) => {
  const store = new SearchModeStore()
  const loadMode = new LoadSearchMode({
    settings: settings(async () => mode),
    searchMode: store,
    capabilities: new CapabilitiesStore(),
  })
  await loadMode.run()
  expect([store.offersVinSearch, store.offersPartSearch]).toEqual([vins, parts])
  expect(await loadMode.allowsVinSearch()).toBe(vins)
})

it('offers only the search for parts until the setting is loaded', () => {
  expect(new SearchModeStore().offersVinSearch).toBe(false)
})

it('retains the last known mode after a failure, and allows the pages of vehicles', async () => {
  const store = new SearchModeStore()
  store.set('vin')
  const loadMode = new LoadSearchMode({
    settings: down,
    searchMode: store,
    capabilities: new CapabilitiesStore(),
  })
  await loadMode.run()
  expect(store.mode).toBe('vin')
  expect(await loadMode.allowsVinSearch()).toBe(true)
})
