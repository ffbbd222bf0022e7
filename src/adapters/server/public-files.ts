import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'

/**
 * The built files. Those below /assets carry a digest of their content in their name and never change. Only
 * files that stood there at the start are served: no request makes the server look at the disk in vain.
 */
export function publicFiles(directory: string): Hono {
  const paths = new Set(filesIn(directory))
  const serve = (cacheControl: string) =>
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (_, context) => context.header('cache-control', cacheControl),
    })
  const serveAsset = serve(IMMUTABLE)
  const serveOther = serve(SHORT)
  const files = new Hono()
  files.get('/assets/*', (context, next) =>
    paths.has(context.req.path) ? serveAsset(context, next) : next(),
  )
  files.all('/assets/*', (context) => context.text('Not Found', 404, { 'cache-control': 'no-store' }))
  const compare = etag()
  files.get('*', async (context, next) => {
    if (!paths.has(context.req.path)) return next()
    return compare(context, async () => {
      const file = await serveOther(context, next)
      if (file) context.res = file
    })
  })
  return files
}

/** Without what is no page's business: hidden files, and the compressed twins, which come by content negotiation. */
function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.split('/').some((segment) => segment.startsWith('.')))
}
