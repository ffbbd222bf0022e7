import { makeAutoObservable } from 'mobx'
import type { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import type { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'

/** In how many lists a part stands. */
export class FavouriteButtonViewModel {
  sku = ''
  readonly #marks: FavouriteMarksStore
  readonly #session: SessionStore
  readonly #loadMarks: LoadFavouriteMarks

  constructor(marks: FavouriteMarksStore, session: SessionStore, loadMarks: LoadFavouriteMarks) {
    this.#marks = marks
    this.#session = session
    this.#loadMarks = loadMarks
    makeAutoObservable(this)
  }

  /** The part as `vendorId-sku`. */
  offer(sku: string): void {
    this.sku = sku
  }

  get isLoggedIn(): boolean {
    return this.#session.isLoggedIn
  }

  get count(): number {
    return this.isLoggedIn ? this.#marks.listsOf(this.sku).length : 0
  }

  /** Asked for once, by the first button of a page. */
  async look(): Promise<void> {
    if (this.isLoggedIn) await this.#marks.once(() => this.#loadMarks.run())
  }
}
