import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'

/**
 * Serves the built files. Names of files below /assets contain a content hash, so these are immutable. The list of
 * files is read once at the start, so that unknown paths cause no disk access.
 */
export function publicFiles(directory: string): Hono {
  const paths = new Set(filesIn(directory))
  const serveFile = serveStatic({ root: directory, precompressed: true })
  const compare = etag()
  const files = new Hono()

  files.get('/assets/*', async (context, next) => {
    if (!paths.has(context.req.path)) return next()
    return keptFor(IMMUTABLE, await serveFile(context, next))
  })
  files.all('/assets/*', (context) => context.text('Not Found', 404, { 'cache-control': 'no-store' }))
  files.get('*', async (context, next) => {
    if (!paths.has(context.req.path)) return next()
    return compare(context, async () => {
      const file = keptFor(SHORT, await serveFile(context, next))
      if (file) context.res = file
    })
  })
  return files
}

/**
 * Sets Cache-Control; undefined for a file that was deleted after the start, to which the next handler has responded.
 */
function keptFor(cacheControl: string, file: unknown): Response | undefined {
  if (!(file instanceof Response)) return undefined
  file.headers.set('cache-control', cacheControl)
  return file
}

/** Excludes hidden files and precompressed variants, which are served by content negotiation. */
function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.split('/').some((segment) => segment.startsWith('.')))
}
