import { Hono, type Context } from 'hono'
import { toBrowserResponse } from './browser-response.ts'
import { problemResponse } from './problem.ts'
import type { Upstream } from './upstream.ts'
import type { VisitorApi } from './visitor-api.ts'

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
const MEDIA_CACHING = 'public, max-age=86400'

/** Routes for the API and its media files, from the mock backend or the real API. */
export function apiRoutes(upstream: Upstream, visitorOf: (context: Context) => VisitorApi): Hono {
  const routes = new Hono()
  routes.all('/api/*', async (context) => {
    const { method, headers } = context.req.raw
    if (method === 'POST' && !JSON_TYPE.test(headers.get('content-type') ?? '')) return problemResponse(415)

    const visitor = visitorOf(context)
    const response = await toBrowserResponse(await visitor.fetch(context.req.raw))
    for (const cookie of visitor.cookiesToSet) response.headers.append('set-cookie', cookie)
    response.headers.set('cache-control', 'no-store')
    return response
  })
  routes.get('/media/*', async (context) => {
    const upstreamResponse = await upstream(withoutCookies(context))
    const response = new Response(upstreamResponse.body, upstreamResponse)
    if (upstreamResponse.ok && !upstreamResponse.headers.has('cache-control'))
      response.headers.set('cache-control', MEDIA_CACHING)
    return response
  })
  return routes
}

function withoutCookies(context: Context): Request {
  const { url, headers, signal } = context.req.raw
  const forwarded = new Headers(headers)
  for (const name of ['cookie', 'host']) forwarded.delete(name)
  return new Request(url, { headers: forwarded, signal })
}
