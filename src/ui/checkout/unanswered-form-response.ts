import { data } from 'react-router'
import type { ApiFailure } from '#application/kernel/api-failure.ts'
import { RETRY_AFTER_SECONDS } from '../kernel/page-loader.ts'

/**
 * Returns a response that keeps the values of the form for a retry. If the API has rejected the call, the error page is
 * shown instead.
 */
export function unansweredFormResponse<ApiRejection>(failure: ApiFailure, rejection: ApiRejection) {
  const { isLoggedOut, rejectedStatus, retryAfter = RETRY_AFTER_SECONDS } = failure
  if (isLoggedOut || rejectedStatus !== undefined) throw failure
  return data(
    { ...rejection, isUnanswered: true },
    { status: 503, headers: { 'retry-after': String(retryAfter) } },
  )
}
