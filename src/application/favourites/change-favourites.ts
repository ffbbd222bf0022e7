import type { Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import { FAVOURITES_REJECTIONS, type FavouritesRejection } from './favourites-rejection.ts'
import type { LoadFavouriteMarks } from './load-favourite-marks.ts'

/** Runs a change of the parts lists, then reloads the favourite marks. */
export const changeFavourites = <Value>(
  loadMarks: LoadFavouriteMarks,
  change: () => Promise<Value>,
): Promise<Result<Value, FavouritesRejection>> =>
  resultOf(async () => {
    const value = await change()
    await loadMarks.run()
    return value
  }, FAVOURITES_REJECTIONS)
