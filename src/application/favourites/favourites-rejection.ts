import type { Result } from '#domain/shared/result.ts'
import type { Rejection } from '../shared/rejection.ts'

/** Reasons for which the API refuses to open or change a parts list. */
export type FavouritesApiRejection = { readonly kind: 'unknown' | 'gone' | 'name-taken' | 'too-many' }

export type FavouritesResult<Value> = Promise<Result<Value, FavouritesApiRejection>>

/** Rejection of a parts list action, including failures of the call. */
export type FavouritesRejection = Rejection<FavouritesApiRejection['kind']>
