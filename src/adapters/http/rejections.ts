import { attempt } from '#application/kernel/attempt.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { ApiProblem } from './api-problem.ts'

/** Error code for objects that do not exist or belong to another customer; the API does not distinguish them. */
export const UNKNOWN_CODE = 404_001

/** Error code for a request that violates the contract, such as an id that is too long. */
export const UNREADABLE_CODE = 400_001

/** Rejection by error code; a function if it depends on the response. */
export type RejectionsByCode<ApiRejection> = Readonly<
  Record<number, ApiRejection | ((problem: ApiProblem) => ApiRejection)>
>

/** Rejections of a call that loads one object by its id. */
export const UNKNOWN_REJECTION = { [UNKNOWN_CODE]: 'unknown' } as const

/**
 * Returns the value of a call, or the rejection that `meanings` defines for its error code. Use it in the HTTP
 * adapters, for each call whose contract has error codes; the caller handles any other failure, which is thrown, with
 * `attempt` or `resultOf`.
 */
export async function rejecting<Value, ApiRejection>(
  meanings: RejectionsByCode<ApiRejection> | ((problem: ApiProblem) => ApiRejection),
  call: () => Promise<Value>,
): Promise<Result<Value, ApiRejection>> {
  const result = await attempt(call)
  if (result.ok) return result
  const problem = result.error
  if (!(problem instanceof ApiProblem) || problem.kind !== 'refused') throw problem
  const meaning = typeof meanings === 'function' ? meanings : meanings[problem.code]
  if (meaning === undefined) throw problem
  return fail(dependsOnAnswer(meaning) ? meaning(problem) : meaning)
}

/** As `rejecting`, for a command, whose response has no value. */
export const rejectingCommand = <ApiRejection>(
  meanings: RejectionsByCode<ApiRejection>,
  call: () => Promise<unknown>,
): Promise<Result<void, ApiRejection>> => rejecting(meanings, () => call().then(() => undefined))

function dependsOnAnswer<ApiRejection>(
  meaning: ApiRejection | ((problem: ApiProblem) => ApiRejection),
): meaning is (problem: ApiProblem) => ApiRejection {
  return typeof meaning === 'function'
}
