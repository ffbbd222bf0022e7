import { Hono } from 'hono'
import type { Readiness } from './readiness.ts'

const UNCACHED = { 'cache-control': 'no-store' } as const

/** `/healthz`: the process is alive. `/readyz`: it accepts requests. */
export function health(readiness: Readiness): Hono {
  const routes = new Hono()
  routes.get('/healthz', (context) => context.text('ok', 200, UNCACHED))
  routes.get('/readyz', (context) =>
    context.text(readiness.state, readiness.state === 'ready' ? 200 : 503, UNCACHED),
  )
  return routes
}
