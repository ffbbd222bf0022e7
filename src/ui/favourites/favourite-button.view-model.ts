import { makeAutoObservable } from 'mobx'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Number of lists that contain a part. */
export class FavouriteButtonViewModel {
  static readonly keys = { marks: FavouriteMarksStore, session: SessionStore, loadMarks: LoadFavouriteMarks }
  sku = ''
  readonly #deps

  constructor(deps: DepsOf<typeof FavouriteButtonViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Sets the part, as `vendorId-sku`. */
  offer(sku: string): void {
    this.sku = sku
  }

  get isLoggedIn(): boolean {
    return this.#deps.session.isLoggedIn
  }

  get count(): number {
    return this.isLoggedIn ? this.#deps.marks.listsOf(this.sku).length : 0
  }

  /** Loads the parts that are in a list; once per page, by its first button. */
  async look(): Promise<void> {
    if (this.isLoggedIn) await this.#deps.marks.once(() => this.#deps.loadMarks.run())
  }
}
