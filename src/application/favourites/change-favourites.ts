import type { Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import type { FavouritesResult, FavouritesRejection } from './favourites-rejection.ts'
import type { LoadFavouriteMarks } from './load-favourite-marks.ts'

/** Runs a change of the parts lists, then reloads the favourite marks. */
export const changeFavourites = <Value>(
  loadMarks: LoadFavouriteMarks,
  change: () => FavouritesResult<Value>,
): Promise<Result<Value, FavouritesRejection>> =>
  resultOf(async () => {
    const changed = await change()
    if (changed.ok) await loadMarks.run()
    return changed
  })
