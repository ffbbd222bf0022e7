import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Configuration } from './configuration.ts'
import { stopGracefully } from './graceful-stop.ts'
import { createHttpServer, nodeListener, type Fetch } from './http-server.ts'
import { Readiness } from './operations/readiness.ts'

/** Milliseconds that running requests have when the server is told to stop. */
const STOP_DEADLINE = 4000

/** `stop` resolves to whether every running request came to its end. */
export type RunningServer = { readonly url: string; readonly stop: () => Promise<boolean> }

type Address = Pick<Configuration, 'port' | 'host'>

/** From the moment that it is stopping, every answer ends its connection: none is idle when the port closes. */
export async function serve(
  fetch: Fetch,
  address: Address,
  readiness = new Readiness(),
): Promise<RunningServer> {
  const listener = nodeListener(fetch)
  const server = createHttpServer((request, response) => {
    if (readiness.isStopping) response.shouldKeepAlive = false
    listener(request, response)
  })
  const url = await listen(server, address)
  const stop = () => {
    readiness.end()
    return stopGracefully(server, STOP_DEADLINE)
  }
  return { url, stop }
}

/** The address for a browser on this machine. Rejects when the port is taken or the host is none of ours. */
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
