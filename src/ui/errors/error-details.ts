import { isRouteErrorResponse } from 'react-router'

export type ErrorDetails = {
  readonly kind: 'not-found' | 'forbidden' | 'refused' | 'unavailable' | 'broken'
  readonly status: number
  /** Message of the page, or of the status; empty if neither exists. */
  readonly message: string
  /** Trace id with which the operator finds the error in the server's log. */
  readonly traceId?: string | undefined
}

/** Returns what visitors may see of an error: the message of an API response, but no details of a defect. */
export function errorDetails(error: unknown): ErrorDetails {
  if (!isRouteErrorResponse(error)) return { kind: 'broken', status: 500, message: '' }
  const { status, statusText, data } = error
  const message = typeof data === 'string' ? data : statusText
  return { kind: kindOf(status), status, message, traceId: traceIdIn(data) }
}

function traceIdIn(data: unknown): string | undefined {
  const { traceId } = (data ?? {}) as { traceId?: unknown }
  return typeof traceId === 'string' ? traceId : undefined
}

function kindOf(status: number): ErrorDetails['kind'] {
  if (status === 404) return 'not-found'
  if (status === 403) return 'forbidden'
  if (status >= 400 && status < 500) return 'refused'
  return status === 503 ? 'unavailable' : 'broken'
}
