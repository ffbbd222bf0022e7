import { vinSearchIsOffered, type SearchMode } from '#domain/vehicles/search-mode.ts'
import { attempt } from '../kernel/attempt.ts'
import type { CapabilitiesStore } from '../shared/capabilities.store.ts'
import type { SearchModeStore } from './search-mode.store.ts'
import type { SearchSettings } from './search-settings.port.ts'

/** Loads the search mode; login and logout clear its cache (spec 2, header). */
export class LoadSearchMode {
  readonly #settings: SearchSettings
  readonly #searchMode: SearchModeStore
  readonly #capabilities: CapabilitiesStore

  constructor(settings: SearchSettings, searchMode: SearchModeStore, capabilities: CapabilitiesStore) {
    this.#capabilities = capabilities
    this.#settings = settings
    this.#searchMode = searchMode
  }

  /** Keeps the last known mode if it cannot be loaded; returns the loaded one. */
  async run(): Promise<SearchMode | undefined> {
    if (!this.#capabilities.offers('vehicles')) return 'part'
    const mode = await attempt(() => this.#settings.mode())
    if (!mode.ok) return undefined
    this.#searchMode.set(mode.value)
    return mode.value
  }

  /** Guard of the vehicle pages (spec 2): they open also if the mode cannot be loaded. */
  async allowsVinSearch(): Promise<boolean> {
    const mode = await this.run()
    return mode === undefined || vinSearchIsOffered(mode)
  }
}
