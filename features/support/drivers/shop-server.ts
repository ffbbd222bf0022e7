import { readConfiguration } from '#adapters/server/configuration.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import { serve, type RunningServer } from '#adapters/server/running-server.ts'
import { startServer } from '#adapters/server/start-server.ts'
import type { ServerCache } from '#adapters/server/shared/server-cache.ts'
import { withErrorResponses, type Upstream } from '#adapters/server/upstream.ts'
import { onEnd } from '../depths.ts'
import { IS_REMOTE, remoteShop, type RemoteShop } from './remote-shop.ts'
import { ScenarioMemory } from './scenario-memory.ts'
import { LOCALHOST_ENVIRONMENT } from '../../../tests/fixtures/on-this-machine.fixture.ts'

/** Set if the features run against a shop of several replicas. */
const { SHOP_URL, SHOP_API_PORT, SHOP_REDIS_URL } = process.env

type Environment = Readonly<Record<string, string>>

const memory = new ScenarioMemory()
const running = new Map<string, Promise<RunningServer | RemoteShop>>()
let respond: Upstream = () => Promise.reject(new Error('No scenario runs'))

/**
 * Starts the built shop once per run and setting. Its API is that of the scenario that has called this function last.
 */
export async function shopServer(upstream: Upstream, environment: Environment = {}): Promise<string> {
  if (respond !== upstream) await forget()
  respond = upstream
  const setting = JSON.stringify(environment)
  const isVisited = SHOP_URL !== undefined && Object.keys(environment).length === 0
  const server = running.get(setting) ?? (isVisited ? serveApi() : start(environment))
  running.set(setting, server)
  return isVisited ? SHOP_URL : (await server).url
}

/** For a shop that is already running: serves the scenario's API at the port for which the shop is configured. */
async function serveApi(): Promise<RunningServer> {
  const answering = withErrorResponses((request) => respond(request), silentLogger)
  const api = await serve(answering, { host: '127.0.0.1', port: Number(SHOP_API_PORT) })
  onEnd(async () => void (await api.stop()))
  return api
}

/** Clears the cache of a server before the next scenario; a separate process that has state is replaced. */
async function forget(): Promise<void> {
  memory.forget()
  if (SHOP_REDIS_URL !== undefined) await emptied(SHOP_REDIS_URL)
  for (const [setting, starting] of running) {
    const server: Partial<RemoteShop> & RunningServer = await starting
    if (!server.remembers?.()) continue
    running.delete(setting)
    await server.stop()
  }
}

async function emptied(redisUrl: string): Promise<void> {
  const { createClient } = await import('@redis/client')
  const client = await createClient({ url: redisUrl }).connect()
  await client.flushAll()
  await client.close()
}

async function start(environment: Environment): Promise<RunningServer> {
  const server = await startShopWithUpstream((request) => respond(request), environment, memory)
  onEnd(async () => void (await server.stop()))
  return server
}

/**
 * Starts a shop. With `SHOP_API=remote`, it runs in a separate process, which calls the API over the network and shares
 * no memory.
 */
export function startShopWithUpstream(
  upstream: Upstream,
  environment: Environment,
  serverMemory?: ServerCache,
): Promise<RunningServer> {
  return IS_REMOTE
    ? remoteShop(upstream, { ...LOCAL, ...environment })
    : startServer(localConfiguration(environment), silentLogger, upstream, serverMemory)
}

/** Starts another shop that reaches the API over the network. */
export async function shopOverNetwork(upstream: Upstream) {
  const api = await serve(upstream, { host: '127.0.0.1', port: 0 })
  const shop = await startServer(localConfiguration({ API_BASE_URL: api.url }), silentLogger)
  return {
    url: shop.url,
    switchOffApi: () => api.stop(),
    stop: () => Promise.all([shop.stop(), api.stop()]),
  }
}

const LOCAL = { ...LOCALHOST_ENVIRONMENT, PRERENDER_SECONDS: '0' }

/**
 * Configuration of a shop on a free local port, independent of environment variables. Prerendering is off, so that each
 * page contains the current data.
 */
function localConfiguration(environment: Environment = {}) {
  const read = readConfiguration({ ...LOCAL, LOG_LEVEL: 'silent', ...environment })
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
