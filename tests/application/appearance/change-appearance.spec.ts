import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import type { Preferences } from '#application/locale/preferences.port.ts'
import type { Appearance } from '#domain/appearance/appearance.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const DARK: Appearance = { theme: 'dark', density: 'compact', keys: 'combined', resultView: 'grid' }

it.each<Partial<Appearance>>([
  { theme: 'light' },
  { density: 'comfortable' },
  { keys: 'single' },
  { resultView: 'table' },
  { theme: 'light', density: 'comfortable', keys: 'single' },
  {},
])('changes only %j of the appearance, and persists the whole appearance', (change) => {
  const { port, calls } = recordedPort<Preferences>()
  const store = new AppearanceStore(DARK)
  new ChangeAppearance({ store, preferences: port }).run(change)
  expect(store.appearance).toEqual({ ...DARK, ...change })
  expect(calls).toEqual([['saveAppearance', { ...DARK, ...change }]])
})

it('starts with the default appearance, and notifies pages of a change', () => {
  const store = new AppearanceStore()
  const observed: string[] = []
  autorun(() => observed.push(store.theme))
  store.set({ theme: 'dark' })
  expect(observed).toEqual(['system', 'dark'])
})
