import type { Configuration } from './configuration.ts'
import type { Upstream } from './upstream.ts'

/** The mock backend in this very process. Loaded on demand: beside a real API it is no part of the server. */
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
