import { ApiFailure } from '../kernel/api-failure.ts'

/** The messages of Chromium, Firefox and Safari for a module that could not be fetched, and of Vite for a style sheet. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Turns the error of a dynamic import whose file could not be fetched into an {@link ApiFailure}: the visitor is told
 * of it like of any call that reached nothing. Any other error is a defect and stays as it is.
 */
export const withMissingCodeAsFailure = (error: unknown): unknown =>
  error instanceof Error && NOT_FETCHED.test(error.message)
    ? new ApiFailure('offline', 'import', { cause: error })
    : error
