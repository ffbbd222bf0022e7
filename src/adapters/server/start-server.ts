import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createApiProxy } from './api-proxy.ts'
import { createApp } from './app.ts'
import type { Configuration } from './configuration.ts'
import type { Logger } from './logger.ts'
import { forwardErrors } from './error-forwarding.ts'
import { createMockUpstream } from './mock-upstream.ts'
import { serve, type RunningServer } from './running-server.ts'
import type { ServerBuild } from './server-build.ts'
import type { Upstream } from './upstream.ts'

const SERVER_BUILD = new URL('../../../build/server/index.js', import.meta.url)
const CLIENT_DIRECTORY = fileURLToPath(new URL('../../../build/client', import.meta.url))

export class BuildMissing extends Error {
  override readonly name = 'BuildMissing'
}

/** The built shop on a port of its own. Another upstream than the configured one is for tests. */
export async function startServer(
  config: Configuration,
  logger: Logger,
  upstream?: Upstream,
): Promise<RunningServer> {
  const api = upstream ?? (await configuredUpstream(config))
  if (!upstream) forwardErrors(api, 'http://localhost', console)
  const app = createApp({
    build: await importBuild(),
    upstream: api,
    config,
    clientDirectory: CLIENT_DIRECTORY,
    logger,
  })
  return serve(app.fetch, config)
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
