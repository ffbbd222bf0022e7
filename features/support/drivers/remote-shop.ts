import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { listen, type RunningServer } from '#adapters/server/running-server.ts'
import type { Upstream } from '#adapters/server/upstream.ts'
import { ServerProcess } from '../../../tests/bench/server-process.ts'

/** True if the features run against a shop in a separate process, which reaches the API only over the network. */
export const IS_REMOTE = process.env['SHOP_API'] === 'remote'

export type RemoteShop = RunningServer & {
  /** True if the server has counted wrong passwords, which would affect the next scenario. */
  readonly remembers: () => boolean
}

/** Starts the built shop in a separate process; it calls the API of this process over HTTP only. */
export async function remoteShop(
  upstream: Upstream,
  environment: Readonly<Record<string, string>>,
): Promise<RemoteShop> {
  let remembers = false
  const api = await networkApi(async (request) => {
    const response = await upstream(request)
    remembers ||= response.status === 401 && new URL(request.url).pathname === '/api/login'
    return response
  })
  const shop = await ServerProcess.start('src/adapters/server/main.ts', {
    ...environment,
    LOG_LEVEL: 'info',
    API_BASE_URL: api.url,
  })
  const stop = async () => {
    shop.stop()
    await api.stop()
    return true
  }
  return { url: shop.origin, stop, remembers: () => remembers }
}

/** Serves the API over the network; a simulated outage closes the connection. */
async function networkApi(upstream: Upstream) {
  const server = createServer(
    getRequestListener(
      (request, { incoming }) =>
        upstream(request).catch(() => {
          incoming.socket.destroy()
          return new Response()
        }),
      { hostname: 'localhost' },
    ),
  )
  const url = await listen(server, { host: '127.0.0.1', port: 0 })
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url, stop }
}
