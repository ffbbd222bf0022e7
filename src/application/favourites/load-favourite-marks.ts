import type { SessionStore } from '../session/session.store.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { Favourites } from './favourites.port.ts'
import type { MarksStore } from './favourite-marks.store.ts'

/** One question for all the buttons of a page, whose owner may be another by the time of the answer. */
export class LoadMarks {
  readonly #favourites: Favourites
  readonly #marks: MarksStore
  readonly #session: SessionStore

  constructor(favourites: Favourites, marks: MarksStore, session: SessionStore) {
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
