import { vinSearchIsOffered, type SearchMode } from '#domain/vehicles/search-mode.ts'
import { attempt } from '../kernel/attempt.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import { SearchModeStore } from './search-mode.store.ts'
import { SearchSettings } from './search-settings.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the search mode; login and logout clear its cache (spec 2, header). */
export class LoadSearchMode extends dependsOn({
  settings: SearchSettings,
  searchMode: SearchModeStore,
  capabilities: CapabilitiesStore,
}) {
  /**
   * Loads, stores and returns the mode; `part` if the API offers no vehicles. On failure returns undefined, and the store
   * retains the last known mode.
   */
  async run(): Promise<SearchMode | undefined> {
    if (!this.deps.capabilities.offers('vehicles')) return 'part'
    const mode = await attempt(() => this.deps.settings.mode())
    if (!mode.ok) return undefined
    this.deps.searchMode.set(mode.value)
    return mode.value
  }

  /** Guard of the vehicle pages (spec 2): returns true also if the mode cannot be loaded. */
  async allowsVinSearch(): Promise<boolean> {
    const mode = await this.run()
    return mode === undefined || vinSearchIsOffered(mode)
  }
}
