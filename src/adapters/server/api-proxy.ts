import { proxy } from 'hono/proxy'
import type { Upstream } from './upstream.ts'

export type ApiProxySettings = {
  readonly baseUrl: URL
  /** Timeout in ms until the first byte of the response; the body may take longer. */
  readonly timeout: number
}

/**
 * Forwards requests to the API over the network, with changed headers. Streams responses, removes hop-by-hop headers,
 * and treats redirects as failures. Cookies are not forwarded: the API identifies a visitor by the token.
 */
export function createApiProxy({ baseUrl, timeout }: ApiProxySettings): Upstream {
  return async (request) => {
    const deadline = new AbortController()
    const timer = setTimeout(
      () => deadline.abort(new DOMException(`no answer within ${timeout} ms`, 'TimeoutError')),
      timeout,
    )
    try {
      const response = await proxy(addressAt(baseUrl, request.url), {
        raw: forwarded(request),
        // buffers the body: a stream would be copied twice, and would be sent without its length
        body: request.body && (await request.arrayBuffer()),
        redirect: 'error',
        signal: AbortSignal.any([request.signal, deadline.signal]),
        strictConnectionProcessing: true,
      })
      response.headers.delete('set-cookie')
      return response
    } finally {
      clearTimeout(timer)
    }
  }
}

function addressAt(baseUrl: URL, address: string): URL {
  const { pathname, search } = new URL(address)
  return new URL(`${baseUrl.pathname.replace(/\/$/, '')}${pathname}${search}`, baseUrl)
}

function forwarded(request: Request): Request {
  const { headers, url } = request
  const { host, protocol } = new URL(url)
  for (const name of ['cookie', 'host', 'origin', 'referer']) headers.delete(name)
  if (!/^Bearer /i.test(headers.get('authorization') ?? '')) headers.delete('authorization')
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-proto', protocol.slice(0, -1))
  return request
}
