import type { Configuration } from './configuration.ts'
import type { Upstream } from './upstream.ts'

/** Interval at which the mock backend runs due events that no call has triggered. */
const SCHEDULER_MS = 1_000

/** Runs the mock backend in this process. Loaded on demand, because production servers do not use it. */
export async function createMockUpstream(
  config: Pick<
    Configuration,
    'catalogueSeed' | 'catalogueSize' | 'mockLatency' | 'mockNotOffered' | 'mockWebhookHosts'
  >,
): Promise<Upstream> {
  const { generateInThread } = await import('./downloads-in-thread.ts')
  const { createWebhookClient } = await import('./webhook-client.ts')
  const { createMockBackend } = await import('#mock-backend/create-mock-backend.ts')
  const backend = createMockBackend({
    seed: config.catalogueSeed,
    size: config.catalogueSize,
    latencyMs: config.mockLatency,
    makeDownload: generateInThread(),
    notOffered: config.mockNotOffered,
    webhookClient: createWebhookClient({ exemptHosts: config.mockWebhookHosts }),
  })
  // builds the search index before the server accepts requests: the first search would build it and delay all other
  // requests
  backend.warmUp()
  setInterval(() => backend.runScheduledJobs(), SCHEDULER_MS).unref()
  return (request) => backend.respond(request)
}
