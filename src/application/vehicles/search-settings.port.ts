import type { SearchMode } from '#domain/vehicles/search-mode.ts'
import { token } from '../kernel/token.ts'

/** What the shop's operator has set for the search; asked for anew when the visitor has logged in or out. */
export interface SearchSettings {
  mode(): Promise<SearchMode>
  vinHistoryLength(): Promise<number>
}

export const SearchSettings = token<SearchSettings>('SearchSettings')
