import { shareEnd, type FavouriteList, type ShareDays } from '#domain/favourites/favourites.ts'
import type { Result } from '#domain/shared/result.ts'
import { Clock } from '../kernel/clock.port.ts'
import { changeFavourites } from './change-favourites.ts'
import type { FavouritesRejection } from './favourites-rejection.ts'
import { Favourites } from './favourites.port.ts'
import { LoadFavouriteMarks } from './load-favourite-marks.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class EditFavouriteLists extends dependsOn({
  favourites: Favourites,
  loadMarks: LoadFavouriteMarks,
  clock: Clock,
}) {
  create(name: string): Promise<Result<FavouriteList, FavouritesRejection>> {
    return changeFavourites(this.deps.loadMarks, () => this.deps.favourites.create(name))
  }

  rename(listId: string, name: string): Promise<Result<FavouriteList, FavouritesRejection>> {
    return changeFavourites(this.deps.loadMarks, () => this.deps.favourites.rename(listId, name))
  }

  delete(listId: string): Promise<Result<void, FavouritesRejection>> {
    return changeFavourites(this.deps.loadMarks, () => this.deps.favourites.delete(listId))
  }

  share(listId: string, days: ShareDays): Promise<Result<void, FavouritesRejection>> {
    const until = shareEnd(this.deps.clock.now(), days)
    return changeFavourites(this.deps.loadMarks, () => this.deps.favourites.share(listId, until))
  }

  unshare(listId: string): Promise<Result<void, FavouritesRejection>> {
    return changeFavourites(this.deps.loadMarks, () => this.deps.favourites.unshare(listId))
  }
}
