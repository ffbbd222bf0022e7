import { attempt } from '#application/kernel/attempt.ts'
import type { ApiFailure } from '#application/kernel/api-failure.ts'
import { fail, type Result } from '#domain/shared/result.ts'

/** Code for unknown and for foreign objects; the API does not distinguish them. */
export const UNKNOWN_CODE = 404_001

/** Code for a body that breaks the contract, such as an id that is too long. */
export const UNREADABLE_CODE = 400_001

/** Rejection by error code; a function if it depends on the response. */
export type Meanings<Rejection> = Readonly<Record<number, Rejection | ((refusal: ApiFailure) => Rejection)>>

/** Returns the value of a call, or its rejection. A code without a rejection, and every other failure, is thrown. */
export async function rejecting<Value, Rejection>(
  meanings: Meanings<Rejection> | ((refusal: ApiFailure) => Rejection),
  call: () => Promise<Value>,
): Promise<Result<Value, Rejection>> {
  const answer = await attempt(call)
  if (answer.ok) return answer
  const failure = answer.error
  const meaning = typeof meanings === 'function' ? meanings : meanings[failure.code ?? 0]
  if (failure.kind !== 'refused' || meaning === undefined) throw failure
  return fail(dependsOnAnswer(meaning) ? meaning(failure) : meaning)
}

function dependsOnAnswer<Rejection>(
  meaning: Rejection | ((refusal: ApiFailure) => Rejection),
): meaning is (refusal: ApiFailure) => Rejection {
  return typeof meaning === 'function'
}

/** Returns the value of a call, or undefined if it is rejected with one of these codes. */
export async function orUndefined<Value>(
  codes: readonly number[],
  call: () => Promise<Value>,
): Promise<Value | undefined> {
  const result = await rejecting(Object.fromEntries(codes.map((code) => [code, code])), call)
  return result.ok ? result.value : undefined
}
