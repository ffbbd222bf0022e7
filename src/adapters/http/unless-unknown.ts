import { ApiFailure } from '#application/shared/api-failure.ts'

/** What is nobody's, and what is another's: the API answers both alike. */
const UNKNOWN_CODE = 404_001

/** A document that the API does not know, or does not let this customer know, is none. */
export async function unlessUnknown<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiFailure && error.code === UNKNOWN_CODE) return undefined
    throw error
  }
}
