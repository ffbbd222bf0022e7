import { access } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApiProxy } from './api-proxy.ts'
import { createShop, type App } from './app.ts'
import type { Configuration } from './configuration.ts'
import type { Logger } from './logger.ts'
import { captureConsole } from './captured-console.ts'
import { forwardingErrors } from './error-forwarding.ts'
import { createMockUpstream } from './mock-upstream.ts'
import { measuredApi } from './operations/api-metrics.ts'
import { callNames } from './operations/call-names.ts'
import { EventLoopGuard } from './operations/event-loop-guard.ts'
import { Readiness } from './operations/readiness.ts'
import { serve, type RunningServer } from './running-server.ts'
import type { ServerBuild } from './server-build.ts'
import { withTraceHeaders } from './with-trace-headers.ts'
import { ProcessCache } from './shared/process-cache.ts'
import type { ServerCache } from './shared/server-cache.ts'
import type { Upstream } from './upstream.ts'

const SERVER_BUILD = new URL('../../../build/server/index.js', import.meta.url)
const CLIENT_DIRECTORY = fileURLToPath(new URL('../../../build/client', import.meta.url))

export type ShopServer = RunningServer & {
  /** URL of the metrics; undefined if disabled. */
  readonly metricsUrl: string | undefined
}

class BuildMissing extends Error {
  override readonly name = 'BuildMissing'
}

/** Starts the shop as a process. Errors in the log and on the console are also sent to the error log of the API. */
export async function startShop(config: Configuration, logger: Logger): Promise<ShopServer> {
  const upstream = await configuredUpstream(config)
  const forwardingLogger = forwardingErrors(logger, withTraceHeaders(upstream), 'http://localhost')
  captureConsole(console, forwardingLogger)
  return startServer(config, forwardingLogger, upstream)
}

/** Starts the built shop on the configured port. `upstream` replaces the API of the configuration; tests also pass `ownMemory`. */
export async function startServer(
  config: Configuration,
  logger: Logger,
  upstream?: Upstream,
  ownMemory?: ServerCache,
): Promise<ShopServer> {
  const readiness = new Readiness()
  const memory = ownMemory ?? (await configuredMemory(config, logger))
  const { metrics, metricsUrl, stopOperations } = await startOperations(config, readiness)
  const api = upstream ?? (await configuredUpstream(config))
  const build = await importBuild()
  const eventLoop = new EventLoopGuard()
  const { app, respondFromCache } = createShop({
    build,
    upstream: metrics ? measuredApi(api, metrics, await contractNames()) : api,
    config,
    clientDirectory: CLIENT_DIRECTORY,
    logger,
    memory,
    readiness,
    metrics,
    eventLoop,
  })
  const server = await serve(app.fetch, config, readiness, respondFromCache)
  readiness.begin()
  const stopWatching = eventLoop.watch(logger)
  if (config.prerenderSeconds > 0) void makeReady(app, server.url, build.entry.module.prerenderedPaths())
  const stop = async () => {
    readiness.end()
    stopWatching()
    await pause(config.stopDelay)
    const isComplete = await server.stop()
    await Promise.all([stopOperations(), memory.close()])
    return isComplete
  }
  return { url: server.url, metricsUrl, stop }
}

/** Renders the paths one after the other, because the first visitors arrive at the same time. */
async function makeReady(app: App, origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await app.request(origin + path)
}

async function configuredMemory({ redisUrl }: Configuration, logger: Logger): Promise<ServerCache> {
  if (redisUrl === undefined) return new ProcessCache()
  const { RedisCache } = await import('./shared/redis-cache.ts')
  return RedisCache.connect(redisUrl, logger)
}

async function startOperations({ metricsPort, host }: Configuration, readiness: Readiness) {
  if (metricsPort === undefined) return { stopOperations: () => Promise.resolve() }
  const [{ Metrics }, { serveOperations }] = await Promise.all([
    import('./operations/metrics.ts'),
    import('./operations/operations-server.ts'),
  ])
  const metrics = Metrics.ofProcess()
  const { url, stop } = await serveOperations(metrics, readiness, { port: metricsPort, host })
  return { metrics, metricsUrl: `${url}/metrics`, stopOperations: async () => void (await stop()) }
}

async function contractNames() {
  const [{ callsOf }, { shopContract }] = await Promise.all([
    import('#contracts/calls.ts'),
    import('#contracts/shop.contract.ts'),
  ])
  return callNames(callsOf(shopContract))
}

export function configuredUpstream({ apiBaseUrl, apiTimeout, ...config }: Configuration): Promise<Upstream> {
  return apiBaseUrl === undefined
    ? createMockUpstream(config)
    : Promise.resolve(createApiProxy({ baseUrl: apiBaseUrl, timeout: apiTimeout }))
}

async function importBuild(): Promise<ServerBuild> {
  try {
    await access(SERVER_BUILD)
  } catch (cause) {
    throw new BuildMissing('There is no build yet: npm run build makes one', { cause })
  }
  return (await import(SERVER_BUILD.href)) as ServerBuild
}
