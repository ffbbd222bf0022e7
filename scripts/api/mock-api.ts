/**
 * `npm run mock-api`: serves the mock backend as a separate API over HTTP, for shops that are configured with
 * its URL.
 */
import { createLogger } from '#adapters/server/logger.ts'
import { readConfiguration } from '#adapters/server/configuration.ts'
import { createMockUpstream } from '#adapters/server/mock-upstream.ts'
import { serve } from '#adapters/server/running-server.ts'
import { withErrorResponses } from '#adapters/server/upstream.ts'

const configuration = readConfiguration({ PORT: '4000', ...process.env })
if (!configuration.ok) {
  console.error(configuration.error.message)
  process.exit(1)
}
const config = configuration.value
const upstream = withErrorResponses(await createMockUpstream(config), createLogger(config.logLevel))
const server = await serve(upstream, config)
console.log(`The mock API is ready at ${server.url}`)

const stop = async () => {
  await server.stop()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
