import { attempt } from '../kernel/attempt.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Favourites } from './favourites.port.ts'
import type { FavouriteMarksStore } from './favourite-marks.store.ts'

/** Loads the marks for all favourite buttons of a page in one call; drops the response if the user has changed. */
export class LoadFavouriteMarks {
  readonly #favourites: Favourites
  readonly #marks: FavouriteMarksStore
  readonly #session: SessionStore

  constructor(favourites: Favourites, marks: FavouriteMarksStore, session: SessionStore) {
    this.#favourites = favourites
    this.#marks = marks
    this.#session = session
  }

  /** Ignores failures: the buttons work without marks. */
  async run(): Promise<void> {
    const { token } = this.#session
    if (token === undefined) return
    const marks = await attempt(() => this.#favourites.marks())
    if (marks.ok && this.#session.token === token) this.#marks.set(marks.value)
  }
}
