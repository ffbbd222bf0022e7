import { expect, it } from 'vitest'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import type { Preferences } from '#application/locale/preferences.port.ts'
import { AppearanceViewModel } from '#ui/appearance/appearance.view-model.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

function anyAppearance() {
  const store = new AppearanceStore()
  const { port, calls } = recordedPort<Preferences>()
  return {
    model: new AppearanceViewModel({ store, change: new ChangeAppearance({ store, preferences: port }) }),
    calls,
  }
}

it('the theme of the system, the comfortable density and single-key shortcuts are the defaults', () => {
  const { model } = anyAppearance()
  expect(model).toMatchObject({ theme: 'system', density: 'comfortable', hasSingleKeys: true })
  expect([model.fixedTheme, model.fixedDensity]).toEqual([undefined, undefined])
  expect([model.themes, model.densities]).toEqual([
    ['system', 'light', 'dark'],
    ['comfortable', 'compact'],
  ])
})

it('a change of theme or density is applied and stored immediately', () => {
  const { model, calls } = anyAppearance()
  model.chooseTheme('dark')
  model.chooseDensity('compact')
  expect(model).toMatchObject({ theme: 'dark', fixedTheme: 'dark' })
  expect(model).toMatchObject({ density: 'compact', fixedDensity: 'compact' })
  expect(calls.at(-1)).toEqual([
    'saveAppearance',
    { theme: 'dark', density: 'compact', keys: 'single', resultView: 'list' },
  ])
})

it('single-key shortcuts can be switched off and on', () => {
  const { model, calls } = anyAppearance()
  model.chooseSingleKeys(false)
  expect(model.hasSingleKeys).toBe(false)
  expect(calls.at(-1)).toMatchObject(['saveAppearance', { keys: 'combined' }])
  model.chooseSingleKeys(true)
  expect(model.hasSingleKeys).toBe(true)
})
