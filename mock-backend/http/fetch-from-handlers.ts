import { getResponse, type HttpHandler } from 'msw'
import { errorResponse } from './error-response.ts'
import { toResponse } from './reply.ts'
import { unlessAborted } from './unless-aborted.ts'

export const unknownCall = () => toResponse(errorResponse(404, 404000, 'There is no such call.'))

/**
 * Responds to a request in process. Behaves like `fetch`: rejects on a network error and on abort. Handlers
 * match the path; the origin is ignored.
 */
export async function fetchFromHandlers(handlers: HttpHandler[], request: Request): Promise<Response> {
  request.signal.throwIfAborted()
  const { origin: baseUrl } = new URL(request.url)
  const pendingResponse = getResponse(handlers, request, { baseUrl })
  const response = (await unlessAborted(pendingResponse, request.signal)) ?? unknownCall()
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}
