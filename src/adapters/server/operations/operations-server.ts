import { Hono } from 'hono'
import { serve, type RunningServer } from '../running-server.ts'
import { health } from './health.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

/** Serves metrics and health on a separate port, which visitors cannot reach. */
export function serveOperations(
  metrics: Metrics,
  readiness: Readiness,
  address: { readonly port: number; readonly host: string },
): Promise<RunningServer> {
  const app = new Hono()
  app.route('/', health(readiness))
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    }),
  )
  return serve(app.fetch, address)
}
