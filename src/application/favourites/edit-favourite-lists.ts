import { shareEnd, type FavouriteList, type ShareDays } from '#domain/favourites/favourites.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Clock } from '../kernel/clock.port.ts'
import { changeFavourites } from './change-favourites.ts'
import type { FavouritesRejection } from './favourites-rejection.ts'
import type { Favourites } from './favourites.port.ts'
import type { LoadFavouriteMarks } from './load-favourite-marks.ts'

export class EditFavouriteLists {
  readonly #favourites: Favourites
  readonly #loadMarks: LoadFavouriteMarks
  readonly #clock: Clock

  constructor(favourites: Favourites, loadMarks: LoadFavouriteMarks, clock: Clock) {
    this.#favourites = favourites
    this.#loadMarks = loadMarks
    this.#clock = clock
  }

  create(name: string): Promise<Result<FavouriteList, FavouritesRejection>> {
    return changeFavourites(this.#loadMarks, () => this.#favourites.create(name))
  }

  rename(listId: string, name: string): Promise<Result<FavouriteList, FavouritesRejection>> {
    return changeFavourites(this.#loadMarks, () => this.#favourites.rename(listId, name))
  }

  delete(listId: string): Promise<Result<void, FavouritesRejection>> {
    return changeFavourites(this.#loadMarks, () => this.#favourites.delete(listId))
  }

  share(listId: string, days: ShareDays): Promise<Result<void, FavouritesRejection>> {
    const until = shareEnd(this.#clock.now(), days)
    return changeFavourites(this.#loadMarks, () => this.#favourites.share(listId, until))
  }

  unshare(listId: string): Promise<Result<void, FavouritesRejection>> {
    return changeFavourites(this.#loadMarks, () => this.#favourites.unshare(listId))
  }
}
