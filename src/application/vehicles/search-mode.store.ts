import { makeAutoObservable } from 'mobx'
import { vinSearchIsOffered, type SearchMode } from '#domain/vehicles/search-mode.ts'

/** Until the setting is known, and when it cannot be asked for, parts alone are searched. */
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

  hold(mode: SearchMode): void {
    this.mode = mode
  }
}
