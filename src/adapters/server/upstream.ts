import { HTTPException } from 'hono/http-exception'
import type { Logger } from './logger.ts'
import { problemResponse } from './problem.ts'

/** Handler of /api and /media: the mock backend, or an API over the network. Rejects like `fetch`. */
export type Upstream = (request: Request) => Promise<Response>

/** Wraps `upstream` so that it never rejects: a timeout becomes a 504, any other failure a 502. */
export function withErrorResponses(upstream: Upstream, logger: Logger): Upstream {
  return async (request) => {
    try {
      return await upstream(request)
    } catch (error) {
      if (error instanceof HTTPException) throw error
      if (!request.signal.aborted) {
        logger.error(`No answer from the API to ${request.method} ${new URL(request.url).pathname}`, error)
      }
      const isTooLate = error instanceof Error && error.name === 'TimeoutError'
      return problemResponse(isTooLate ? 504 : 502)
    }
  }
}
