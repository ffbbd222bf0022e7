import { ApiFailure } from '#application/shared/api-failure.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

/** The API's code for what does not exist, and for what belongs to another customer: it answers both alike. */
export const UNKNOWN_CODE = 404_001

/** What a refusal means, by its code; a function where the meaning depends on the answer. */
export type Meanings<Rejection> = Readonly<Record<number, Rejection | ((refusal: ApiFailure) => Rejection)>>

/** The value of a call, or what its refusal means. A refusal without a meaning, and every other failure, is thrown. */
export async function rejecting<Value, Rejection>(
  meanings: Meanings<Rejection> | ((refusal: ApiFailure) => Rejection),
  call: () => Promise<Value>,
): Promise<Result<Value, Rejection>> {
  try {
    return ok(await call())
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== 'refused') throw error
    const meaning = typeof meanings === 'function' ? meanings : meanings[error.code ?? 0]
    if (meaning === undefined) throw error
    return fail(dependsOnAnswer(meaning) ? meaning(error) : meaning)
  }
}

function dependsOnAnswer<Rejection>(
  meaning: Rejection | ((refusal: ApiFailure) => Rejection),
): meaning is (refusal: ApiFailure) => Rejection {
  return typeof meaning === 'function'
}

/** The value of a call, or nothing where it is refused with one of these codes. */
export async function orUndefined<Value>(
  codes: readonly number[],
  call: () => Promise<Value>,
): Promise<Value | undefined> {
  const result = await rejecting(Object.fromEntries(codes.map((code) => [code, code])), call)
  return result.ok ? result.value : undefined
}
