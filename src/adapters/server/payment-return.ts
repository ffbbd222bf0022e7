import { findPage, pathTo } from '#domain/pages/localised-path.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { guestBodyLimit } from './body-limits.ts'
import type { BodyLimit, BodyReader } from './body-reader.ts'

/** Maximum length in characters of the query to which the fields are added. */
const QUERY_LENGTH_MAX = 6_000

/**
 * Accepts the form with which a payment service may return to the shop, and which the CSRF check would reject. The
 * browser is redirected to the return page by GET, with the fields in the query; that page trusts none of them.
 */
export function paymentReturn(bodies: BodyReader, routing: Routing): BodyLimit {
  const limit = guestBodyLimit(bodies)
  return async (context, next) => {
    const { raw } = context.req
    const { pathname, searchParams } = new URL(raw.url)
    const page = raw.method === 'POST' ? findPage(pathname, routing) : undefined
    if (page?.routeId !== 'checkoutRedirect') return next()
    return limit(context, async () => {
      const form = await context.req.raw.formData().catch(() => new FormData())
      const query = new URLSearchParams(searchParams)
      for (const [name, value] of form) {
        if (typeof value === 'string' && !query.has(name)) query.append(name, value)
      }
      const search = `${query}`.length > QUERY_LENGTH_MAX ? searchParams : query
      context.res = new Response(null, {
        status: 303,
        headers: {
          location: `${pathTo('checkoutRedirect', page.locale, routing)}?${search}`,
          'cache-control': 'no-store',
        },
      })
    })
  }
}
