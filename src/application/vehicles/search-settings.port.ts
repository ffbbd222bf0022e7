import type { SearchMode } from '#domain/vehicles/search-mode.ts'
import { token } from '../kernel/token.ts'

/** Search settings of the shop's operator; reloaded after login and logout. */
export interface SearchSettings {
  mode(): Promise<SearchMode>
  vinHistoryLength(): Promise<number>
}

export const SearchSettings = token<SearchSettings>('SearchSettings')
