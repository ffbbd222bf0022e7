import { fail, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import type { ApiFailure } from '../kernel/api-failure.ts'

/** Kind of rejection by error code of the API. */
export type KindOfCode<Kind extends string> = ReadonlyMap<number, Kind>

/** Every call can end with a logout or without a usable response; `Kind` adds what this call can be rejected for. */
export type Rejection<Kind extends string = never> = { readonly kind: Kind | 'logged-out' | 'unreachable' }

export function rejectionOf<Kind extends string = never>(
  failure: ApiFailure,
  kinds?: KindOfCode<Kind>,
): Rejection<Kind> {
  if (failure.isLoggedOut) return { kind: 'logged-out' }
  return { kind: kinds?.get(failure.code ?? 0) ?? 'unreachable' }
}

/** Like `attempt`, but throws the end of the session on: a page answers it with the login. */
export async function attemptInSession<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, ApiFailure>> {
  const answer = await attempt(work)
  if (!answer.ok && answer.error.isLoggedOut) throw answer.error
  return answer
}

/** Runs calls of the API and turns a failure into its rejection. Anything else that is thrown is a defect. */
export async function resultOf<Value, Kind extends string = never>(
  work: () => Promise<Value>,
  kinds?: KindOfCode<Kind>,
): Promise<Result<Value, Rejection<Kind>>> {
  const answer = await attempt(work)
  return answer.ok ? answer : fail(rejectionOf(answer.error, kinds))
}
