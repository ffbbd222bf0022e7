/**
 * `npm run soak -- [--requests N] [--minutes M] [--seed S]` sends ordinary visits to the built shop, which calls an API
 * in another process. Fails after a 5xx or a missing response, or if memory keeps growing. Requires `npm run build`.
 */
import { parseArgs } from 'node:util'
import { ServerProcess } from '../bench/server-process.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { freePort } from '../scale/support/free-port.ts'
import { growthIn, type Sample } from './flat-memory.ts'
import { ACCOUNTS, GUESTS, visitsOf, type Visit } from './visits.ts'
import { PATIENT } from '../fixtures/on-this-machine.fixture.ts'

const CATALOGUE_SIZE = 10_000
/** Maximum number of simultaneous requests. A machine that is too slow for the rate takes longer. */
const ABREAST = 8
const SAMPLE_MS = 5_000
const SLOW_MS = 1_000
const MIB = 1024 * 1024

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const count = Number(values.requests)
const duration = Number(values.minutes) * 60_000
const visits = visitsOf(Number(values.seed), count, CATALOGUE_SIZE)

const metricsPort = String(await freePort())
const api = await ServerProcess.start('scripts/api/mock-api.ts', { CATALOGUE_SIZE: String(CATALOGUE_SIZE) })
const shop = await ServerProcess.start('src/adapters/server/main.ts', {
  API_BASE_URL: api.origin,
  METRICS_PORT: metricsPort,
  ...PATIENT,
  LOG_LEVEL: 'info',
})
const visitors = Array.from({ length: GUESTS + ACCOUNTS.length }, () => new HttpVisitor(shop.origin))
const tokens = new Map<number, string>()
const samples: Sample[] = []
const statuses = new Map<string, number>()
const fallen: string[] = []
let slow = 0
let slowest = 0

const start = performance.now()
const sampling = setInterval(() => void sample().catch(() => {}), SAMPLE_MS)
const telling = setInterval(tell, 60_000)
let next = 0
try {
  await Promise.all(visitors.slice(GUESTS).map((_, index) => logIn(GUESTS + index)))
  await Promise.all(Array.from({ length: ABREAST }, work))
  await sample()
} finally {
  clearInterval(sampling)
  clearInterval(telling)
  shop.stop()
  api.stop()
}
tell()
const growth = growthIn(samples)
console.log(growth ?? 'Memory is flat')
for (const one of fallen.slice(0, 20)) console.log(one)
process.exitCode = growth === undefined && fallen.length === 0 ? 0 : 1

async function work(): Promise<void> {
  for (let index = next++; index < count; index = next++) {
    const due = start + (index / count) * duration - performance.now()
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due))
    await send(visits[index]!)
  }
}

async function send(visit: Visit): Promise<void> {
  const { visitor, path, body, logsIn } = visit
  const begin = performance.now()
  let status = 'lost'
  try {
    if (logsIn) await logIn(visitor)
    const client = visitors[visitor]!
    const caller = { languageID: 'en-GB', countryID: 'DE', token: tokens.get(visitor) ?? null }
    const response = body ? await client.call(path, { ...caller, ...body }) : await client.get(path)
    await response.arrayBuffer()
    status = `${Math.floor(response.status / 100)}xx`
  } catch (error) {
    status = error instanceof TypeError ? 'lost' : 'broken'
  }
  const spent = performance.now() - begin
  slowest = Math.max(slowest, spent)
  if (spent > SLOW_MS) slow += 1
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (!/^[234]xx$/.test(status))
    fallen.push(`${status} after ${Math.round(spent)} ms: ${JSON.stringify(visit)}`)
}

/** Logs in by the form, like a browser without scripts. */
async function logIn(visitor: number): Promise<void> {
  const client = visitors[visitor]!
  const response = await client.logIn(ACCOUNTS[visitor - GUESTS]!)
  await response.arrayBuffer()
  const token = client.cookie('__Host-session')
  if (token !== undefined) tokens.set(visitor, token)
}

async function sample(): Promise<void> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]) / MIB
  samples.push({ heap, resident: shop.memoryMiB })
}

function tell(): void {
  const minute = Math.round((performance.now() - start) / 60_000)
  const { heap = 0, resident = 0 } = samples.at(-1) ?? {}
  const messages = [...statuses].sort().map(([status, times]) => `${times} × ${status}`)
  console.log(
    `Minute ${minute}: ${messages.join(', ')}; ${slow} over 1 s, slowest ${Math.round(slowest)} ms; ` +
      `heap ${Math.round(heap)} MiB, resident ${Math.round(resident)} MiB, CPU ${Math.round(shop.cpuMs / 1000)} s`,
  )
}
