import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { ServerProcess } from './server-process.ts'

export type PageCost = {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMsPerRequest: number
  /** Bytes of the transferred body. */
  readonly bytes: number
}

type Load = { readonly connections?: number; readonly seconds?: number }

const WARM_UP_S = 2
const PAUSE_AFTER_REFUSAL_MS = 1_000
/** Headers that every browser sends. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export async function pageCost(
  server: ServerProcess,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { connections = 10, seconds = 5 }: Load = {},
): Promise<PageCost> {
  const url = server.origin + path
  const visit = { url, headers: { ...AS_BROWSERS, ...headers }, connections }
  await autocannon({ ...visit, duration: WARM_UP_S })
  const before = server.cpuMs
  const { requests, latency, non2xx } = await autocannon({ ...visit, duration: seconds })
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${url} were not 2xx`)
  return {
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    cpuMsPerRequest: (server.cpuMs - before) / requests.total,
    bytes: await sentBytes(url, visit.headers),
  }
}

export type CrowdCost = {
  /** Percentiles of the served pages; refused requests are excluded. */
  readonly p50Ms: number
  readonly p99Ms: number
  readonly served: number
  readonly refused: number
}

/** Clients that repeat their request as soon as the page arrives, or one second after a rejection. */
export async function crowdCost(
  server: ServerProcess,
  path: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: Required<Load>,
): Promise<CrowdCost> {
  const end = performance.now() + seconds * 1000
  const served: number[] = []
  let refused = 0
  const client = async () => {
    while (performance.now() < end) {
      const begin = performance.now()
      const response = await fetch(server.origin + path, { headers })
      await response.arrayBuffer()
      if (response.ok) served.push(performance.now() - begin)
      else {
        refused += 1
        await setTimeout(PAUSE_AFTER_REFUSAL_MS)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  served.sort((one, other) => one - other)
  const percentile = (share: number) => Math.round(served[Math.floor(served.length * share)] ?? Infinity)
  return { p50Ms: percentile(0.5), p99Ms: percentile(0.99), served: served.length, refused }
}

/** Requests these pages in rotation, each request as soon as the previous response arrives. */
export async function sendRequest(
  server: ServerProcess,
  paths: readonly string[],
  amount: number,
): Promise<void> {
  const requests = paths.map((path) => ({ path, headers: AS_BROWSERS }))
  await autocannon({ url: server.origin, connections: 10, amount, requests })
}

/** `fetch` decompresses the body, and does not return the transferred size. */
function sentBytes(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
