import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from './metrics.ts'

export type RouteVariables = { Variables: { route: string | undefined } }

/**
 * Measures requests by route: pages set their route pattern as `route` in the context; other requests have the route of
 * the server.
 */
export const measureRequests =
  (metrics: Metrics): MiddlewareHandler<RouteVariables> =>
  async (context, next) => {
    const start = performance.now()
    await next()
    const route = context.get('route') ?? routePath(context)
    metrics.requestAnswered(route, context.req.method, context.res.status, secondsSince(start))
  }

export const secondsSince = (start: number) => (performance.now() - start) / 1000
