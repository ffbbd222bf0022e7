import { Hono, type Context } from 'hono'
import type { DocumentScripts } from '../security-headers.ts'
import { isCrossSiteRequest } from '../csrf.ts'
import type { Upstream } from '../upstream.ts'

/** Content security policy of the demo ERP: it may show the shop in a frame, and post forms to the shop at any host. */
const POLICY = "default-src 'none'; style-src 'self'; frame-src http: https:; frame-ancestors 'none'"

type Ask = (request: Request, env: unknown) => Response | Promise<Response>

/**
 * Demo ERP of the mock backend. It is a different system, to which the rules of the shop do not apply. Its
 * server-to-server calls are made within this process, because a URL would contain the Host header, which a client can
 * forge (SSRF).
 */
export function demoErp(upstream: Upstream, askShop: Ask): Hono<DocumentScripts> {
  const routes = new Hono<DocumentScripts>()
  const answerOf = async (context: Context<DocumentScripts>) => {
    const { url, method, headers, body, signal } = context.req.raw
    const sent = new Headers(headers)
    for (const name of ['cookie', 'host']) sent.delete(name)
    context.set('policy', POLICY)
    return upstream(
      new Request(url, { method, headers: sent, body, signal, ...(body && { duplex: 'half' }) }),
    )
  }

  routes.post('/demo/erp/cxml', async (context) => {
    const setup = await answerOf(context)
    const shop = setup.headers.get('x-shop')
    if (!setup.ok || shop === null) return new Response(null, { status: 400 })
    const headers = {
      'content-type': 'text/xml',
      'accept-language': context.req.header('accept-language') ?? 'en',
    }
    const to = new URL('/punchout/cxml', context.req.url)
    const response = await askShop(
      new Request(to, { method: 'POST', headers, body: await setup.text() }),
      context.env,
    )
    const text = await response.text()
    const start = /<URL>([^<]+)<\/URL>/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    if (start === undefined) return context.text(text)
    const { pathname, search } = new URL(start)
    return context.redirect(`${shop}${pathname}${search}`, 303)
  })

  routes.on(['GET', 'POST'], ['/demo/erp', '/demo/erp/*'], async (context) => {
    const response = await answerOf(context)
    return new Response(response.body, response)
  })
  routes.on(['GET', 'POST'], ['/demo/clock', '/demo/mail', '/demo/style.css'], async (context) => {
    const { method, headers, url } = context.req.raw
    if (isCrossSiteRequest(method, headers, new URL(url).origin)) return new Response(null, { status: 403 })
    const response = await answerOf(context)
    return new Response(response.body, response)
  })
  return routes
}
