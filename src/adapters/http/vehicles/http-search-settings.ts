import type { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import type { SearchMode } from '#domain/vehicles/search-mode.ts'
import { settingsContract } from '#contracts/vehicles/settings.contract.ts'
import { HttpAdapter } from '../http-adapter.ts'

const STALE_MS = 300_000
const HISTORY_LENGTH_MAX = 100

const MODE = { OE: 'part', VIN: 'vin', VIN_AND_OE: 'part-and-vin' } as const

export class HttpSearchSettings extends HttpAdapter implements SearchSettings {
  readonly #calls = this.api.client(settingsContract)

  async mode(): Promise<SearchMode> {
    return MODE[(await this.#read()).mode]
  }

  async vinHistoryLength(): Promise<number> {
    return Math.min(Math.max((await this.#read()).vinHistoryLength, 1), HISTORY_LENGTH_MAX)
  }

  #read() {
    return this.#calls.searchMode.fetchQuery({ staleTime: STALE_MS, select: (settings) => settings })
  }
}
