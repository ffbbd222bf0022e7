import type { SessionStorage } from './session-storage.port.ts'
import type { SessionStore } from './session.store.ts'

/** Hides the prices or shows them again; the choice is kept (spec 4). */
export class TogglePrices {
  readonly #session: SessionStore
  readonly #storage: SessionStorage

  constructor(session: SessionStore, storage: SessionStorage) {
    this.#session = session
    this.#storage = storage
  }

  /** Does nothing without the permission to toggle (spec 6). */
  run(): void {
    const { user, snapshot } = this.#session
    if (!user?.mayTogglePrices) return
    const hidden = !snapshot.pricesHidden
    this.#session.hidePrices(hidden)
    this.#storage.savePricesHidden(hidden)
  }
}
