import { readConfiguration } from '#adapters/server/configuration.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import { serve, type RunningServer } from '#adapters/server/running-server.ts'
import { startServer } from '#adapters/server/start-server.ts'
import { alwaysAnswering, type Upstream } from '#adapters/server/upstream.ts'
import { onEnd } from '../depths.ts'
import { ScenarioMemory } from './scenario-memory.ts'

/** Set where the features are to visit a shop of several replicas. */
const { SHOP_URL, SHOP_API_PORT } = process.env

type Environment = Readonly<Record<string, string>>

const memory = new ScenarioMemory()
const running = new Map<string, Promise<RunningServer>>()
let respond: Upstream = () => Promise.reject(new Error('No scenario runs'))

/** The built shop, once per run and setting; its API is that of the scenario which asked last. */
export async function shopServer(upstream: Upstream, environment: Environment = {}): Promise<string> {
  if (respond !== upstream) memory.forget()
  respond = upstream
  const setting = JSON.stringify(environment)
  const server = running.get(setting) ?? (SHOP_URL === undefined ? start(environment) : serveApi())
  running.set(setting, server)
  return SHOP_URL ?? (await server).url
}

/** For a shop that runs already: the scenario's API at the port where it looks for its own. */
async function serveApi(): Promise<RunningServer> {
  const answering = alwaysAnswering((request) => respond(request), silentLogger)
  const api = await serve(answering, { host: '127.0.0.1', port: Number(SHOP_API_PORT) })
  onEnd(async () => void (await api.stop()))
  return api
}

async function start(environment: Environment): Promise<RunningServer> {
  const server = await startServer(
    localConfiguration(environment),
    silentLogger,
    (request) => respond(request),
    memory,
  )
  onEnd(async () => void (await server.stop()))
  return server
}

/** A shop of its own before an API that is reached by its address alone. */
export async function shopOverNetwork(upstream: Upstream) {
  const api = await serve(upstream, { host: '127.0.0.1', port: 0 })
  const shop = await startServer(localConfiguration({ API_BASE_URL: api.url }), silentLogger)
  return {
    url: shop.url,
    switchOffApi: () => api.stop(),
    stop: () => Promise.all([shop.stop(), api.stop()]),
  }
}

/**
 * Whatever is set where the features run, they serve on a free port of this machine, and each page is made of the
 * scenario's own API.
 */
export function localConfiguration(environment: Environment = {}) {
  const read = readConfiguration({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    PRERENDER_SECONDS: '0',
    ...environment,
  })
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
