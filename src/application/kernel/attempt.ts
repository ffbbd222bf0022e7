import { fail, ok, type Result } from '#domain/shared/result.ts'
import { ApiFailure } from './api-failure.ts'

/** Turns a failed call into a value. Anything else that is thrown is a defect and goes on. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, ApiFailure>> {
  try {
    return ok(await work())
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return fail(error)
  }
}
