import { vinSearchIsOffered } from '#domain/vehicles/search-mode.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { SearchSettings } from './search-settings.port.ts'

/** The guard of the pages about vehicles (spec 2). */
export class CheckVinSearch {
  readonly #settings: SearchSettings

  constructor(settings: SearchSettings) {
    this.#settings = settings
  }

  /** Whether they may be opened. Where the setting cannot be asked for, nobody is turned away. */
  async run(): Promise<boolean> {
    try {
      return vinSearchIsOffered(await this.#settings.mode())
    } catch (error) {
      if (error instanceof ApiFailure) return true
      throw error
    }
  }
}
