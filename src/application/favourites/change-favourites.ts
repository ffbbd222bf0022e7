import { ok, type Result } from '#domain/shared/result.ts'
import { toFavouritesRejection, type FavouritesRejection } from './favourites-rejection.ts'
import type { Favourites } from './favourites.port.ts'
import type { LoadFavouriteMarks } from './load-favourite-marks.ts'

/** Runs a change of the notice lists, then reloads the favourite marks. */
export class ChangeFavourites {
  readonly #favourites: Favourites
  readonly #loadMarks: LoadFavouriteMarks

  constructor(favourites: Favourites, loadMarks: LoadFavouriteMarks) {
    this.#favourites = favourites
    this.#loadMarks = loadMarks
  }

  async run<Value>(
    change: (favourites: Favourites) => Promise<Value>,
  ): Promise<Result<Value, FavouritesRejection>> {
    try {
      const value = await change(this.#favourites)
      await this.#loadMarks.run()
      return ok(value)
    } catch (error) {
      return toFavouritesRejection(error)
    }
  }
}
