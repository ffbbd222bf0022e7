import { makeAutoObservable } from 'mobx'
import type { SearchModeStore } from '#application/vehicles/search-mode.store.ts'

export const SEARCH_MODES = ['part', 'vin'] as const
type ShownMode = (typeof SEARCH_MODES)[number]

/** Searches that are offered to this visitor, and the one that is chosen where both are. */
export class SearchModeViewModel {
  private chosen: ShownMode | undefined = undefined
  readonly #searchMode: SearchModeStore

  constructor(searchMode: SearchModeStore) {
    this.#searchMode = searchMode
    makeAutoObservable(this)
  }

  get offersVin(): boolean {
    return this.#searchMode.offersVinSearch
  }

  get offersBoth(): boolean {
    return this.offersVin && this.#searchMode.offersPartSearch
  }

  get mode(): ShownMode {
    if (this.offersBoth) return this.chosen ?? 'part'
    return this.offersVin ? 'vin' : 'part'
  }

  /** A switch clears what was typed (spec 4). */
  get wasSwitched(): boolean {
    return this.chosen !== undefined
  }

  choose(mode: ShownMode): void {
    this.chosen = mode
  }
}
