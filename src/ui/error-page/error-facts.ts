import { isRouteErrorResponse } from 'react-router'

export type ErrorFacts = {
  readonly kind: 'not-found' | 'unavailable' | 'broken'
  readonly status: number
  /** The page's own message, else that of its status; empty where there is none. */
  readonly message: string
}

/** What may be told of an error: an answer's own words, and nothing of a defect's. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!isRouteErrorResponse(error)) return { kind: 'broken', status: 500, message: '' }
  const { status, statusText, data } = error
  return { kind: kindOf(status), status, message: typeof data === 'string' ? data : statusText }
}

function kindOf(status: number): ErrorFacts['kind'] {
  if (status === 404) return 'not-found'
  return status === 503 ? 'unavailable' : 'broken'
}
