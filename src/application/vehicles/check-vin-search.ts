import { vinSearchIsOffered } from '#domain/vehicles/search-mode.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { SearchSettings } from './search-settings.port.ts'

/** Guard of the vehicle pages (spec 2). */
export class CheckVinSearch {
  readonly #settings: SearchSettings

  constructor(settings: SearchSettings) {
    this.#settings = settings
  }

  /** Returns true if the pages may be opened, also if the setting cannot be loaded. */
  async run(): Promise<boolean> {
    try {
      return vinSearchIsOffered(await this.#settings.mode())
    } catch (error) {
      if (error instanceof ApiFailure) return true
      throw error
    }
  }
}
