import * as z from 'zod/mini'
import type { LoadPrerenderedQueries } from './response-cache.ts'

const Payload = z.object({
  build: z.string(),
  answers: z.array(z.object({ key: z.array(z.unknown()), value: z.unknown() })),
})

/** Timeout in ms; after it, the page requests its data from the API. */
const PATIENCE = 2_000

type Way = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  /** Build id of this page: payloads of another build may have another format. */
  readonly build: string | undefined
}

/** Loads the payload of a prerendered page; on any failure the page uses the API instead. */
export function prerenderedPayload({ fetch, origin, build }: Way): LoadPrerenderedQueries {
  return async (path) => {
    try {
      const address = new URL(`${path === '/' ? '' : path}/_payload.json`, origin)
      const request = new Request(address, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(PATIENCE),
      })
      const response = await fetch(request)
      const payload = Payload.safeParse(response.ok ? await response.json() : undefined)
      return payload.success && payload.data.build === build ? payload.data.answers : []
    } catch {
      return []
    }
  }
}
