import { makeAutoObservable } from 'mobx'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export const SEARCH_MODES = ['part', 'vin'] as const
type ShownMode = (typeof SEARCH_MODES)[number]

/** Searches that are offered to this visitor (parts, VIN or both), and the chosen one. */
export class SearchModeViewModel {
  static readonly keys = { searchMode: SearchModeStore }
  private chosen: ShownMode | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof SearchModeViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get offersVin(): boolean {
    return this.#deps.searchMode.offersVinSearch
  }

  get offersBoth(): boolean {
    return this.offersVin && this.#deps.searchMode.offersPartSearch
  }

  get mode(): ShownMode {
    if (this.offersBoth) return this.chosen ?? 'part'
    return this.offersVin ? 'vin' : 'part'
  }

  /** True after the visitor has switched, which clears the typed text (spec 4). */
  get wasSwitched(): boolean {
    return this.chosen !== undefined
  }

  choose(mode: ShownMode): void {
    this.chosen = mode
  }
}
