import { data } from 'react-router'
import type { ApiFailure } from '#application/kernel/api-failure.ts'
import { RETRY_AFTER } from '../kernel/page-loader.ts'

/** Returns the form with its values for a retry; a call that the API rejects is an error of the page. */
export function requestFailed<ApiRejection>(failure: ApiFailure, rejection: ApiRejection) {
  const { isLoggedOut, rejectedStatus, retryAfter = RETRY_AFTER } = failure
  if (isLoggedOut || rejectedStatus !== undefined) throw failure
  return data(
    { ...rejection, isUnanswered: true },
    { status: 503, headers: { 'retry-after': String(retryAfter) } },
  )
}
