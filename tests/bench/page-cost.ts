import autocannon from 'autocannon'
import { ServerProcess } from './server-process.ts'

export type PageCost = {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMsPerRequest: number
}

const CONNECTIONS = 10
const WARM_UP_S = 3
const SECONDS = 6

export async function pageCost(
  server: ServerProcess,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageCost> {
  const url = server.origin + path
  const visit = { url, headers, connections: CONNECTIONS }
  await autocannon({ ...visit, duration: WARM_UP_S })
  const before = server.cpuMs
  const { requests, latency, non2xx } = await autocannon({ ...visit, duration: SECONDS })
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${url} were not 2xx`)
  return {
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    cpuMsPerRequest: (server.cpuMs - before) / requests.total,
  }
}

/** The same bytes from a bare node:http server on this machine, in this run. */
export async function bareCost(bytes: number): Promise<PageCost> {
  const server = await ServerProcess.start('tests/bench/bare-server.ts', { BODY_BYTES: String(bytes) })
  try {
    return await pageCost(server, '/')
  } finally {
    server.stop()
  }
}
