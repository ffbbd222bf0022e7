import { getResponse, type HttpHandler } from 'msw'
import { refusal } from './refusal.ts'
import { toResponse } from './reply.ts'

export const unknownCall = () =>
  toResponse(refusal(404, 404000, 'Not Found', { detail: 'There is no such call.' }))

/** Behaves like `fetch`: rejects on a network error and on abort. Handlers name paths, of any origin. */
export async function answerOf(handlers: HttpHandler[], request: Request): Promise<Response> {
  request.signal.throwIfAborted()
  const { origin: baseUrl } = new URL(request.url)
  const answer = getResponse(handlers, request, { baseUrl })
  const response = (await unlessAborted(answer, request.signal)) ?? unknownCall()
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

async function unlessAborted<Value>(pending: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([pending, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
