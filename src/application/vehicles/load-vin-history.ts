import { DEFAULT_VIN_HISTORY_LENGTH } from '#domain/vehicles/search-mode.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { attempt } from '../kernel/attempt.ts'
import type { SearchSettings } from './search-settings.port.ts'
import type { VinHistoryStore } from './vin-history.store.ts'
import type { VinHistory } from './vin-history.port.ts'

/** Loads the VIN history; failures are ignored, because it is only a convenience (spec 8). */
export class LoadVinHistory {
  readonly #history: VinHistory
  readonly #settings: SearchSettings
  readonly #store: VinHistoryStore

  constructor(history: VinHistory, settings: SearchSettings, store: VinHistoryStore) {
    this.#history = history
    this.#settings = settings
    this.#store = store
  }

  async run(): Promise<void> {
    await this.#add(await this.#limit(), () => this.#history.list())
  }

  /** Resolves when the call was sent; `done` resolves with its response. */
  async remember(vin: Vin): Promise<{ readonly done: Promise<void> }> {
    this.#store.add([vin])
    const { owner } = this.#store
    const limit = await this.#limit()
    if (owner !== this.#store.owner) return { done: Promise.resolve() }
    return { done: this.#add(limit, () => this.#history.remember(vin, limit)) }
  }

  async #limit(): Promise<number> {
    const length = await attempt(() => this.#settings.vinHistoryLength())
    return length.ok ? length.value : DEFAULT_VIN_HISTORY_LENGTH
  }

  async #add(limit: number, load: () => Promise<readonly string[]>): Promise<void> {
    const { owner } = this.#store
    const vins = await attempt(load)
    if (vins.ok) this.#store.add(vins.value, owner, limit)
  }
}
