import { get } from 'node:http'
import autocannon from 'autocannon'
import { ServerProcess } from './server-process.ts'

export type PageCost = {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMsPerRequest: number
  /** Answers that were no page, such as 503 of a server with too much to do. */
  readonly refused: number
  /** Bytes of the body as it was sent. */
  readonly bytes: number
}

type Load = { readonly connections?: number; readonly seconds?: number; readonly mayRefuse?: boolean }

const WARM_UP_S = 2
/** What every browser asks for. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export async function pageCost(
  server: ServerProcess,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { connections = 10, seconds = 5, mayRefuse = false }: Load = {},
): Promise<PageCost> {
  const url = server.origin + path
  const visit = { url, headers: { ...AS_BROWSERS, ...headers }, connections }
  await autocannon({ ...visit, duration: WARM_UP_S })
  const before = server.cpuMs
  const { requests, latency, non2xx } = await autocannon({ ...visit, duration: seconds })
  if (non2xx > 0 && !mayRefuse) throw new Error(`${non2xx} answers of ${url} were not 2xx`)
  return {
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    cpuMsPerRequest: (server.cpuMs - before) / requests.total,
    refused: non2xx,
    bytes: await sentBytes(url, visit.headers),
  }
}

/** So many requests for these pages in turn, as fast as they are answered. */
export async function ask(server: ServerProcess, paths: readonly string[], amount: number): Promise<void> {
  const requests = paths.map((path) => ({ path, headers: AS_BROWSERS }))
  await autocannon({ url: server.origin, connections: 10, amount, requests })
}

/** `fetch` decompresses what it reads, and does not say how much was sent. */
function sentBytes(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
