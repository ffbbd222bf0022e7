import type { Upstream } from '#adapters/server/upstream.ts'
import { ServerProcess } from '../../../tests/bench/server-process.ts'

type Environment = Record<string, string>

/** A separate shop with another configuration, in front of the scenario's API. */
export async function configuredShop(environment: Environment, upstream: Upstream) {
  const { shopBefore } = await import('./shop-server.ts')
  return shopBefore(upstream, environment)
}

/** The same in a separate process: the name of a shop applies to the whole process. */
export function shopProcess(environment: Environment): Promise<ServerProcess> {
  return ServerProcess.start('src/adapters/server/main.ts', { HOST: '127.0.0.1', ...environment })
}
