import type { Configuration } from './configuration.ts'
import type { Upstream } from './upstream.ts'

/** Runs the mock backend in this process. Loaded on demand, because production servers do not need it. */
export async function createMockUpstream(
  config: Pick<Configuration, 'catalogueSeed' | 'catalogueSize' | 'mockLatency'>,
): Promise<Upstream> {
  const { createMockBackend } = await import('#mock-backend/create-mock-backend.ts')
  const backend = createMockBackend({
    seed: config.catalogueSeed,
    size: config.catalogueSize,
    latencyMs: config.mockLatency,
  })
  return (request) => backend.respond(request)
}
