import type { KindOfCode, Rejection } from '../shared/rejection.ts'

type Kind = 'unknown' | 'gone' | 'name-taken' | 'too-many'

/** Reason why a parts list could not be opened or changed. */
export type FavouritesRejection = Rejection<Kind>

export const FAVOURITES_REJECTIONS: KindOfCode<Kind> = new Map([
  [404_001, 'unknown'],
  [409_004, 'name-taken'],
  [410_001, 'gone'],
  [413_001, 'too-many'],
])
