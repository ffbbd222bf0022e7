import type { Consent } from '#domain/tracking/consent.ts'
import type { Preferences } from '../locale/preferences.port.ts'
import type { ConsentStore } from './consent.store.ts'

export class ChooseConsent {
  readonly #store: ConsentStore
  readonly #preferences: Preferences

  constructor(store: ConsentStore, preferences: Preferences) {
    this.#store = store
    this.#preferences = preferences
  }

  run(choice: Consent): void {
    this.#store.set(choice)
    this.#preferences.saveConsent(choice)
  }
}
