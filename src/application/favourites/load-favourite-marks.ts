import { attempt } from '../kernel/attempt.ts'
import { SessionStore } from '../session/session.store.ts'
import { Favourites } from './favourites.port.ts'
import { FavouriteMarksStore } from './favourite-marks.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the marks for all favourite buttons of a page in one call; ignores the response if the user has changed. */
export class LoadFavouriteMarks extends dependsOn({
  favourites: Favourites,
  marks: FavouriteMarksStore,
  session: SessionStore,
}) {
  /** Ignores failures: the buttons work without marks. */
  async run(): Promise<void> {
    const { token } = this.deps.session
    if (token === undefined) return
    const marks = await attempt(() => this.deps.favourites.marks())
    if (marks.ok && this.deps.session.token === token) this.deps.marks.set(marks.value)
  }
}
