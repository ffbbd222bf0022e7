import type { Appearance } from '#domain/appearance/appearance.ts'
import type { AppearanceStore } from './appearance.store.ts'
import type { Preferences } from '../locale/preferences.port.ts'

export class ChangeAppearance {
  readonly #store: AppearanceStore
  readonly #preferences: Preferences

  constructor(store: AppearanceStore, preferences: Preferences) {
    this.#store = store
    this.#preferences = preferences
  }

  run(change: Partial<Appearance>): void {
    this.#store.set(change)
    this.#preferences.saveAppearance(this.#store.appearance)
  }
}
