import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { isForRobots } from '#domain/site-map/site-map.ts'
import type { RenderedPage } from './page-renderer.ts'
import { withSharedContext } from './request-context.ts'

/** Cache lifetime in ms; the same as in Cache-Control. */
const LIFETIME = 3_600_000
/** Maximum size of all files in characters; the files of 20,000 products in eight languages take a quarter of it. */
const CACHE_SIZE_MAX = 64_000_000
/** Placeholder origin with which files are generated, so that none depends on the Host header of the first request. */
const NO_ORIGIN = 'http://origin.invalid'

type RobotFile = { readonly text: string; readonly headers: Headers }
type Render = (request: Request) => Promise<RenderedPage | undefined>

/** Caches the sitemap and robots.txt, which take long to generate, and inserts the origin of the request. */
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
    // a missing or failed file is not cached
    if (file === undefined) return next()
    return new Response(file.text.replaceAll(NO_ORIGIN, origin), { headers: file.headers })
  })
  return routes
}

/** Reads the generated text. Each chunk is generated when it is read, so that other requests are served in between. */
async function textOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true })
    await nextTurn()
  }
  return text + decoder.decode()
}
