import type { SessionStore } from '../session/session.store.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { Favourites } from './favourites.port.ts'
import type { FavouriteMarksStore } from './favourite-marks.store.ts'

/** One question for all the buttons of a page, whose owner may be another by the time of the answer. */
export class LoadFavouriteMarks {
  readonly #favourites: Favourites
  readonly #marks: FavouriteMarksStore
  readonly #session: SessionStore

  constructor(favourites: Favourites, marks: FavouriteMarksStore, session: SessionStore) {
    this.#favourites = favourites
    this.#marks = marks
    this.#session = session
  }

  /** Buttons without marks still work. */
  async run(): Promise<void> {
    const { token } = this.#session
    if (token === undefined) return
    try {
      const marks = await this.#favourites.marks()
      if (this.#session.token === token) this.#marks.hold(marks)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
    }
  }
}
