import { Hono } from 'hono'
import type { PrerenderedPages } from './prerendered-pages.ts'
import type { SeenRoute } from './operations/request-metrics.ts'
import { newNonce, type Nonce } from './security-headers.ts'

/** Path of the API responses below each prerendered page: `/en/categories/_payload.json`. */
const PAYLOAD = '/_payload.json'

export function prerendered(pages: PrerenderedPages): Hono<Nonce & SeenRoute> {
  const routes = new Hono<Nonce & SeenRoute>()
  routes.get('*', async (context, next) => {
    const { url } = context.req.raw
    const { origin, pathname } = new URL(url)
    if (!pathname.endsWith(PAYLOAD)) return next()
    const payload = await pages.payload(origin + (pathname.slice(0, -PAYLOAD.length) || '/'))
    if (payload === undefined) return next()
    return context.body(payload, 200, {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${pages.seconds}`,
    })
  })
  routes.get('*', async (context, next) => {
    const nonce = newNonce()
    const page = await pages.answer(context.req.raw, nonce)
    if (page === undefined) return next()
    context.set('nonce', nonce)
    context.set('route', context.req.path)
    return page
  })
  return routes
}
