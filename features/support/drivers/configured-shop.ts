import type { Upstream } from '#adapters/server/upstream.ts'
import { ServerProcess } from '../../../tests/bench/server-process.ts'

type Environment = Record<string, string>

/** A shop of its own with another configuration, before the scenario's API. */
export async function configuredShop(environment: Environment, upstream: Upstream) {
  const { shopBefore } = await import('./shop-server.ts')
  return shopBefore(upstream, environment)
}

/** The same in a process of its own: what a shop is called holds for the whole process. */
export function shopProcess(environment: Environment): Promise<ServerProcess> {
  return ServerProcess.start('src/adapters/server/main.ts', { HOST: '127.0.0.1', ...environment })
}
