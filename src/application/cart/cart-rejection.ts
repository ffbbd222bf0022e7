import { fail, type Result } from '#domain/shared/result.ts'
import { ApiFailure } from '../shared/api-failure.ts'

/** Reason why a change of the cart was rejected; returned, never thrown (spec 7). */
export type CartRejection =
  { readonly kind: 'not-allowed' } | { readonly kind: 'logged-out' } | { readonly kind: 'unreachable' }

/** Maps an `ApiFailure` of a cart call to its rejection; rethrows any other error. */
export function toCartRejection(error: unknown): Result<never, CartRejection> {
  if (!(error instanceof ApiFailure)) throw error
  const ended = error.kind === 'session-ended' || error.kind === 'logged-out'
  return fail({ kind: ended ? 'logged-out' : 'unreachable' })
}
