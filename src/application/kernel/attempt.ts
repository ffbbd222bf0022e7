import { fail, ok, type Result } from '#domain/shared/result.ts'
import { ApiFailure } from './api-failure.ts'

/**
 * Returns a failed call as a value instead of throwing it. Use it where the caller handles the `ApiFailure` itself; a
 * use case that only reports a failure to the page uses `resultOf`. Any other error is a defect and is rethrown.
 */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, ApiFailure>> {
  try {
    return ok(await work())
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return fail(error)
  }
}
