import { fail, type Result } from '#domain/shared/result.ts'
import { ApiFailure } from '../shared/api-failure.ts'

/** Why a change of the cart did not happen; handed to the caller, never thrown (spec 7). */
export type CartRefusal =
  { readonly kind: 'not-allowed' } | { readonly kind: 'logged-out' } | { readonly kind: 'unreachable' }

/** Turns what a cart call threw into its refusal; a defect stays a defect. */
export function cartRefusal(error: unknown): Result<never, CartRefusal> {
  if (!(error instanceof ApiFailure)) throw error
  const ended = error.kind === 'session-ended' || error.kind === 'logged-out'
  return fail({ kind: ended ? 'logged-out' : 'unreachable' })
}
