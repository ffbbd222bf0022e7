import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { DrawingError } from './pictures/drawing-source.ts'
import { pictureAt } from './pictures/picture-address.ts'
import { createPictureMaker, type PictureMakerSettings } from './pictures/picture-maker.ts'
import { problemResponse } from './problem.ts'

/** Same lifetime as the drawings; not immutable, because the URLs have no version. */
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

/** `/pictures/{width}/{path}.webp` shows the drawing `/media/{path}.svg`. */
export function pictures(settings: PictureMakerSettings): Hono {
  const pictureOf = createPictureMaker(settings)
  const routes = new Hono()
  routes.get('/pictures/*', etag(), async ({ req: { raw } }) => {
    const address = pictureAt(new URL(raw.url).pathname)
    if (address === undefined) return problemResponse(404)
    const picture = await pictureOf(address, raw.signal)
    if (!picture.ok) return problemResponse(statusOf(picture.error))
    const { bytes, etag: tag } = picture.value
    return new Response(Buffer.from(bytes), {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': CACHING,
        etag: tag,
      },
    })
  })
  routes.all('/pictures/*', () => problemResponse(404))
  return routes
}

function statusOf(error: DrawingError): 404 | 502 | 504 {
  if (error.kind === 'missing') return 404
  return error.kind === 'unavailable' && error.isTooLate ? 504 : 502
}
