import type { Result } from '#domain/shared/result.ts'
import type { Rejection } from '../shared/rejection.ts'

/** Why the API refuses to open or change a parts list. */
export type FavouritesApiRejection = { readonly kind: 'unknown' | 'gone' | 'name-taken' | 'too-many' }

export type FavouritesAnswer<Value> = Promise<Result<Value, FavouritesApiRejection>>

/** Reason why a parts list could not be opened or changed. */
export type FavouritesRejection = Rejection<FavouritesApiRejection['kind']>
