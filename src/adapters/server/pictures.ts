import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { pictureAt } from './pictures/picture-address.ts'
import { createPictureMaker, type PictureError, type PictureMakerSettings } from './pictures/picture-maker.ts'
import { problemResponse } from './problem.ts'

/** Retry-After in seconds: until then, enough pictures of a full queue are finished. */
const RETRY_AFTER = '5'
/** Same lifetime as that of the drawings; not immutable, because the URLs contain no version. */
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

/** Serves `/pictures/{width}/{path}.webp`, made from the drawing `/media/{path}.svg`. */
export function pictures(settings: PictureMakerSettings): Hono {
  const pictureOf = createPictureMaker(settings)
  const routes = new Hono()
  routes.get('/pictures/*', etag(), async ({ req: { raw } }) => {
    const address = pictureAt(new URL(raw.url).pathname)
    if (address === undefined) return problemResponse(404)
    const picture = await pictureOf(address, raw.signal)
    if (!picture.ok) return errorResponse(picture.error)
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

function errorResponse(error: PictureError): Response {
  switch (error.kind) {
    case 'missing':
      return problemResponse(404)
    case 'busy':
      return problemResponse(503, 0, { 'retry-after': RETRY_AFTER })
    case 'unavailable':
      return problemResponse(error.isTooLate ? 504 : 502)
    case 'unusable':
      return problemResponse(502)
  }
}
