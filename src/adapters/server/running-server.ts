import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Configuration } from './configuration.ts'
import { stopGracefully } from './graceful-stop.ts'
import type { RespondFromCache } from './guest-pages/cached-page-handler.ts'
import { createHttpServer, nodeListener, type Fetch } from './http-server.ts'
import { Readiness } from './operations/readiness.ts'

/** Time in ms after the stop signal in which running requests may end. */
const STOP_DEADLINE = 4000

/** `stop` resolves to true if all running requests have ended. */
export type RunningServer = { readonly url: string; readonly stop: () => Promise<boolean> }

type Address = Pick<Configuration, 'port' | 'host'> & Partial<Pick<Configuration, 'trustedProxies'>>

/** Maximum number of connections per address: more than a company behind one address needs. */
const CONNECTIONS_PER_ADDRESS = 512

/**
 * Starts the server. `respondFromCache` may respond to a request from the cache; `fetch` handles all others. While stopping,
 * every response closes its connection, so that no connection is idle when the port closes.
 */
export async function serve(
  fetch: Fetch,
  address: Address,
  readiness = new Readiness(),
  respondFromCache: RespondFromCache = () => false,
): Promise<RunningServer> {
  const listener = nodeListener(fetch)
  // behind a proxy, all connections come from the address of the proxy
  const connectionsPerAddress = address.trustedProxies ? Infinity : CONNECTIONS_PER_ADDRESS
  const server = createHttpServer(
    (request, response) => {
      if (readiness.isStopping) response.shouldKeepAlive = false
      if (!respondFromCache(request, response)) listener(request, response)
    },
    { connectionsPerAddress },
  )
  const url = await listen(server, address)
  const stop = () => {
    readiness.end()
    return stopGracefully(server, STOP_DEADLINE)
  }
  return { url, stop }
}

/** Resolves to the local URL. Rejects if the port is in use or the host is not local. */
export function listen(server: Server, { port, host }: Address): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(localAddress(server.address() as AddressInfo))
    })
  })
}

function localAddress({ address, family, port }: AddressInfo): string {
  const isEveryAddress = address === '0.0.0.0' || address === '::'
  const host = family === 'IPv6' ? `[${address}]` : address
  return `http://${isEveryAddress ? 'localhost' : host}:${port}`
}
