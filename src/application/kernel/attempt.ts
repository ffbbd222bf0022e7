import { fail, ok, type Result } from '#domain/shared/result.ts'
import { ApiFailure } from './api-failure.ts'

/** Converts an `ApiFailure` to a value. Any other error is a defect and is rethrown. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, ApiFailure>> {
  try {
    return ok(await work())
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return fail(error)
  }
}
