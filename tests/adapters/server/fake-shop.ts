import '#adapters/server/production-mode.ts'
import { once } from 'node:events'
import { createApp } from '#adapters/server/app.ts'
import { Readiness } from '#adapters/server/operations/readiness.ts'
import { run } from '#adapters/server/run.ts'
import { serve } from '#adapters/server/running-server.ts'
import { fakeBuild } from './fake-build.ts'
import { fakeUpstream } from './fake-upstream.ts'

/** Separate process with fake pages and API; everything else is real. */
await run((config, logger) => {
  const { respond } = fakeUpstream()
  const readiness = new Readiness()
  readiness.begin()
  const app = createApp({
    readiness,
    build: fakeBuild(),
    upstream: async (request) => {
      if (request.url.endsWith('/api/forms')) {
        const isReported = once(process, 'SIGTERM')
        console.log('waits to be told')
        await isReported
      }
      return respond(request)
    },
    config,
    clientDirectory: undefined,
    logger,
  })
  return serve(app.fetch, config)
})
