import { makeAutoObservable } from 'mobx'
import { vinSearchIsOffered, type SearchMode } from '#domain/vehicles/search-mode.ts'

/** Search mode of the shop; `part` until the setting is loaded. */
export class SearchModeStore {
  mode: SearchMode = 'part'

  constructor() {
    makeAutoObservable(this)
  }

  get offersVinSearch(): boolean {
    return vinSearchIsOffered(this.mode)
  }

  get offersPartSearch(): boolean {
    return this.mode !== 'vin'
  }

  set(mode: SearchMode): void {
    this.mode = mode
  }
}
