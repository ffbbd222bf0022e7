import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { isForRobots } from '#domain/site-map/site-map.ts'
import type { Document } from './documents.ts'
import { withSharedContext } from './request-context.ts'

/** Cache lifetime in ms: as in Cache-Control. */
const LIFETIME = 3_600_000
/** Limit of all files in characters: those of 20,000 products in eight languages are a quarter of it. */
const CACHE_SIZE_MAX = 64_000_000
/** Files are generated for this origin, so that none depends on the Host header of the first request. */
const NO_ORIGIN = 'http://origin.invalid'

type RobotFile = { readonly text: string; readonly headers: Headers }
type Render = (request: Request) => Promise<Document | undefined>

/** Caches the sitemap and robots.txt, which are slow to generate, and inserts the requested origin. */
export function robotFiles(render: Render): Hono {
  const files = new LRUCache<string, RobotFile>({
    maxSize: CACHE_SIZE_MAX,
    sizeCalculation: ({ text }) => Math.max(1, text.length),
    ttl: LIFETIME,
  })
  const inFlight = new Map<string, Promise<RobotFile | undefined>>()

  const make = async (path: string): Promise<RobotFile | undefined> => {
    const document = await render(new Request(NO_ORIGIN + path))
    if (document?.response.status !== 200) return undefined
    const { body, headers } = document.response
    const file = { text: await textOf(body), headers }
    files.set(path, file)
    return file
  }
  /** Concurrent requests share one rendering. */
  const made = (path: string): Promise<RobotFile | undefined> => {
    const running =
      inFlight.get(path) ?? withSharedContext(() => make(path)).finally(() => inFlight.delete(path))
    inFlight.set(path, running)
    return running
  }

  const routes = new Hono()
  routes.get('*', async ({ req: { raw } }, next) => {
    const { origin, pathname } = new URL(raw.url)
    if (!isForRobots(pathname)) return next()
    const file = files.get(pathname) ?? (await made(pathname))
    // a missing or failed file is answered only for its request
    if (file === undefined) return next()
    return new Response(file.text.replaceAll(NO_ORIGIN, origin), { headers: file.headers })
  })
  return routes
}

/** Other requests are served between the pieces, each of which is generated when it is read. */
async function textOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true })
    await nextTurn()
  }
  return text + decoder.decode()
}
