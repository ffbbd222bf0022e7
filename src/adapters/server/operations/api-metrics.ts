import type { Upstream } from '../upstream.ts'
import type { CallOutcome, Metrics } from './metrics.ts'
import { secondsSince } from './request-metrics.ts'

/** Counts API calls by the names that `nameOf` returns. */
export function measuredApi(
  upstream: Upstream,
  metrics: Metrics,
  nameOf: (method: string, path: string) => string,
): Upstream {
  return async (request) => {
    const start = performance.now()
    const name = nameOf(request.method, new URL(request.url).pathname)
    try {
      const response = await upstream(request)
      metrics.apiCalled(name, outcomeOf(response.status), secondsSince(start))
      return response
    } catch (error) {
      metrics.apiCalled(name, outcomeOfFailure(error, request.signal), secondsSince(start))
      throw error
    }
  }
}

function outcomeOf(status: number): CallOutcome {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}

function outcomeOfFailure(error: unknown, { aborted }: AbortSignal): CallOutcome {
  if (aborted) return 'given-up'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}
