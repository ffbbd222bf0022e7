import { makeAutoObservable } from 'mobx'
import type { SearchModeStore } from '#application/vehicles/search-mode.store.ts'

/** Whether this visitor may look for vehicles, and for parts. */
export class VinOfferViewModel {
  readonly #searchMode: SearchModeStore

  constructor(searchMode: SearchModeStore) {
    this.#searchMode = searchMode
    makeAutoObservable(this)
  }

  get offersVin(): boolean {
    return this.#searchMode.offersVinSearch
  }

  get offersParts(): boolean {
    return this.#searchMode.offersPartSearch
  }
}
