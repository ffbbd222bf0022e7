import { HTTPException } from 'hono/http-exception'
import type { Logger } from './logger.ts'
import { problemResponse } from './problem.ts'

/** What answers /api and /media: the mock backend in process or an API over the network. Rejects as `fetch` does. */
export type Upstream = (request: Request) => Promise<Response>

/** Whatever keeps the API from answering becomes an answer: 504 when it took too long, else 502. */
export function alwaysAnswering(upstream: Upstream, logger: Logger): Upstream {
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
