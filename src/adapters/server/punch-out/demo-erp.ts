import { Hono } from 'hono'
import type { DocumentScripts } from '../security-headers.ts'
import type { Upstream } from '../upstream.ts'

/** Lets the page show the shop in a frame. Its forms post to the shop, whatever the shop is called there. */
const POLICY = "default-src 'none'; frame-src http: https:; frame-ancestors 'none'"

/** The demo ERP of the mock backend: another system, in front of every rule of the shop. */
export function demoErp(upstream: Upstream): Hono<DocumentScripts> {
  const routes = new Hono<DocumentScripts>()
  routes.on(['GET', 'POST'], ['/demo/erp', '/demo/erp/*'], async (context) => {
    const { url, method, headers, body, signal } = context.req.raw
    const sent = new Headers(headers)
    for (const name of ['cookie', 'host']) sent.delete(name)
    const answer = await upstream(
      new Request(url, { method, headers: sent, body, signal, ...(body && { duplex: 'half' }) }),
    )
    context.set('policy', POLICY)
    return new Response(answer.body, answer)
  })
  return routes
}
