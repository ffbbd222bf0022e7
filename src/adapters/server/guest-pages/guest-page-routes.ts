import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { chosenEncoding } from '../compression.ts'
import type { RouteVariables } from '../operations/request-metrics.ts'
import type { DocumentScripts } from '../security-headers.ts'
import { bodyOf } from './guest-page.ts'
import type { GuestPageCache } from './guest-page-cache.ts'
import { guestVisitOf } from './guest-visit.ts'

/** Path suffix for the API responses of a prerendered page: `/en/categories/_payload.json`. */
const PAYLOAD = '/_payload.json'

/** Serves cached pages to guests, already compressed; other requests are passed on. */
export function guestPages(cache: GuestPageCache): Hono<DocumentScripts & RouteVariables> {
  const compare = etag()
  const routes = new Hono<DocumentScripts & RouteVariables>()
  routes.get('*', async (context, next) => {
    const { method, url, headers } = context.req.raw
    const visit = guestVisitOf({ method, url, header: (name) => headers.get(name) ?? undefined })
    const page = visit && (await cache.page(visit))
    if (page === undefined) return next()
    context.set('scriptSources', page.scriptSources)
    context.set('route', page.route)
    return compare(context, async () => {
      const encoding = chosenEncoding(context.req.header('accept-encoding'))
      const body = await bodyOf(page, encoding)
      const headers = new Headers(page.headers as [string, string][])
      headers.set('vary', 'Cookie, Accept-Encoding')
      headers.set('content-length', String(body.length))
      if (encoding !== undefined) headers.set('content-encoding', encoding)
      context.res = new Response(body as Uint8Array<ArrayBuffer>, { headers })
    })
  })
  return routes
}

export function guestPagePayloads(cache: GuestPageCache): Hono {
  const routes = new Hono()
  routes.get('*', async (context, next) => {
    const { origin, pathname } = new URL(context.req.raw.url)
    if (!pathname.endsWith(PAYLOAD)) return next()
    const payload = await cache.payload(origin + (pathname.slice(0, -PAYLOAD.length) || '/'))
    if (payload === undefined) return next()
    return context.body(payload, 200, {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${cache.seconds}`,
    })
  })
  return routes
}
