import type { Upstream } from '#adapters/server/upstream.ts'
import { ServerProcess } from '../../../tests/bench/server-process.ts'

type Environment = Record<string, string>

/** Starts another shop with a different configuration; its API is that of the scenario. */
export async function configuredShop(environment: Environment, upstream: Upstream) {
  const { startShopWithUpstream } = await import('./shop-server.ts')
  return startShopWithUpstream(upstream, environment)
}

/** Starts a shop in a separate process, because its languages and texts apply to the whole process. */
export function shopProcess(environment: Environment): Promise<ServerProcess> {
  return ServerProcess.start('src/adapters/server/main.ts', { HOST: '127.0.0.1', ...environment })
}
