import { fail, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import type { ApiFailure } from '../kernel/api-failure.ts'

/**
 * Rejections of a use case: every call can fail because of a logout or without a usable response; `Kind` adds the
 * rejections of this call.
 */
export type Rejection<Kind extends string = never> = { readonly kind: Kind } | CallFailure
export type CallFailure = { readonly kind: 'logged-out' } | { readonly kind: 'unreachable' }

export const rejectionOf = ({ isLoggedOut }: ApiFailure): CallFailure => ({
  kind: isLoggedOut ? 'logged-out' : 'unreachable',
})

/**
 * Runs the calls of a use case and returns the rejection of the port, or `CallFailure` if a call has failed. Use it in
 * use cases whose result is shown on the page; use `attempt` if the caller needs the `ApiFailure` itself. Any other
 * error is a defect and is rethrown.
 */
export async function resultOf<Value, ApiRejection = never>(
  work: () => Promise<Result<Value, ApiRejection>>,
): Promise<Result<Value, ApiRejection | CallFailure>> {
  const result = await attempt(work)
  return result.ok ? result.value : fail(rejectionOf(result.error))
}
