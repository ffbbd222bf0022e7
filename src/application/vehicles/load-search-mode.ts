import { ApiFailure } from '../shared/api-failure.ts'
import type { SearchModeStore } from './search-mode.store.ts'
import type { SearchSettings } from './search-settings.port.ts'

/** Asks for the setting; login and logout forget the answer, so that it is asked for anew (spec 2, header). */
export class LoadSearchMode {
  readonly #settings: SearchSettings
  readonly #searchMode: SearchModeStore

  constructor(settings: SearchSettings, searchMode: SearchModeStore) {
    this.#settings = settings
    this.#searchMode = searchMode
  }

  /** The mode known so far stays when it cannot be asked for. */
  async run(): Promise<void> {
    try {
      this.#searchMode.hold(await this.#settings.mode())
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
    }
  }
}
