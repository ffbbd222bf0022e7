import { createServer, isRunnableDevEnvironment } from 'vite'
import { createApp } from './app.ts'
import type { Configuration } from './configuration.ts'
import { stopGracefully } from './graceful-stop.ts'
import { createHttpServer, nodeListener, type NodeListener } from './http-server.ts'
import type { Logger } from './logger.ts'
import { run } from './run.ts'
import { listen, type RunningServer } from './running-server.ts'
import type { ServerBuild } from './server-build.ts'
import { configuredUpstream } from './start-server.ts'

const BUILD = 'virtual:react-router/server-build'
const STOP_DEADLINE = 1000

/** Starts the development server: Vite serves modules and files, with hot reload. */
async function startDevelopmentServer(config: Configuration, logger: Logger): Promise<RunningServer> {
  let serve: NodeListener = (_, response) => void response.writeHead(503).end()
  const server = createHttpServer((request, response) => serve(request, response))
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const environment = vite.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new Error('The server environment cannot run modules')
  const app = createApp({
    build: () => environment.runner.import<ServerBuild>(BUILD),
    upstream: await configuredUpstream(config),
    config,
    clientDirectory: undefined,
    mode: 'development',
    logger,
  })
  const shop = nodeListener(app.fetch)
  serve = (request, response) => vite.middlewares(request, response, () => shop(request, response))
  const url = await listen(server, config)
  const stop = async () => {
    await vite.close()
    return stopGracefully(server, STOP_DEADLINE)
  }
  return { url, stop }
}

await run(startDevelopmentServer)
