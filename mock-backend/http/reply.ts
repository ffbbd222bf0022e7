import { HttpResponse } from 'msw'

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

/**
 * A success is `application/json`, a rejection `application/problem+json`. Not cacheable unless the handler sets
 * the header.
 */
export function toResponse({ status, body, headers }: Reply): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers },
  })
}
