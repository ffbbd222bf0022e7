import { fail, type Result } from '#domain/shared/result.ts'
import { ApiFailure } from '../shared/api-failure.ts'

/** Reason why a notice list could not be opened or changed. */
export type FavouritesRejection = {
  readonly kind: 'unknown' | 'gone' | 'name-taken' | 'too-many' | 'logged-out' | 'unreachable'
}

const KIND_OF_CODE: ReadonlyMap<number, FavouritesRejection['kind']> = new Map([
  [404_001, 'unknown'],
  [409_004, 'name-taken'],
  [410_001, 'gone'],
  [413_001, 'too-many'],
])

/** Maps an `ApiFailure` to its rejection; rethrows any other error. */
export function toFavouritesRejection(error: unknown): Result<never, FavouritesRejection> {
  if (!(error instanceof ApiFailure)) throw error
  if (error.kind === 'session-ended' || error.kind === 'logged-out') return fail({ kind: 'logged-out' })
  return fail({ kind: KIND_OF_CODE.get(error.code ?? 0) ?? 'unreachable' })
}
