import { ApiFailure } from '../shared/api-failure.ts'
import type { SearchModeStore } from './search-mode.store.ts'
import type { SearchSettings } from './search-settings.port.ts'

/** Loads the search mode; login and logout clear its cache (spec 2, header). */
export class LoadSearchMode {
  readonly #settings: SearchSettings
  readonly #searchMode: SearchModeStore

  constructor(settings: SearchSettings, searchMode: SearchModeStore) {
    this.#settings = settings
    this.#searchMode = searchMode
  }

  /** Keeps the last known mode if it cannot be loaded. */
  async run(): Promise<void> {
    try {
      this.#searchMode.set(await this.#settings.mode())
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
    }
  }
}
