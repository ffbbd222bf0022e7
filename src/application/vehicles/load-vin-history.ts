import { DEFAULT_VIN_HISTORY_LENGTH } from '#domain/vehicles/search-mode.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import { attempt } from '../kernel/attempt.ts'
import { SearchSettings } from './search-settings.port.ts'
import { VinHistoryStore } from './vin-history.store.ts'
import { VinHistory } from './vin-history.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the VIN history; failures are ignored, because it is only a convenience (spec 8). */
export class LoadVinHistory extends dependsOn({
  history: VinHistory,
  settings: SearchSettings,
  store: VinHistoryStore,
}) {
  async run(): Promise<void> {
    await this.#add(await this.#limit(), () => this.deps.history.list())
  }

  /** Adds a VIN to the history. Resolves when the call was sent; `done` resolves when the response has arrived. */
  async remember(vin: Vin): Promise<{ readonly done: Promise<void> }> {
    this.deps.store.add([vin])
    const { owner } = this.deps.store
    const limit = await this.#limit()
    if (owner !== this.deps.store.owner) return { done: Promise.resolve() }
    return { done: this.#add(limit, () => this.deps.history.remember(vin, limit)) }
  }

  async #limit(): Promise<number> {
    const length = await attempt(() => this.deps.settings.vinHistoryLength())
    return length.ok ? length.value : DEFAULT_VIN_HISTORY_LENGTH
  }

  async #add(limit: number, load: () => Promise<readonly string[]>): Promise<void> {
    const { owner } = this.deps.store
    const vins = await attempt(load)
    if (vins.ok) this.deps.store.add(vins.value, owner, limit)
  }
}
