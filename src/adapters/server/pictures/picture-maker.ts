import { createHash } from 'node:crypto'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Logger } from '../logger.ts'
import type { Upstream } from '../upstream.ts'
import { loadDrawing, type DrawingError } from './drawing-source.ts'
import type { PictureAddress } from './picture-address.ts'
import { PictureCache, type Picture } from './picture-cache.ts'
import { rasterise } from './rasterise.ts'
import { SharedWork } from './shared-work.ts'

const CAPACITY = 64_000_000
const ONE_HOUR = 3_600_000
/** Timeout in ms for loading a drawing. */
const TIMEOUT = 5000

/** `busy`: the queue of pictures is full. */
export type PictureError = DrawingError | { readonly kind: 'busy' }

export type PictureMakerSettings = {
  readonly upstream: Upstream
  readonly logger: Logger
  readonly timeout?: number | undefined
  readonly now?: (() => number) | undefined
}

/** Rasterises drawings of the API; joins in-flight work and caches results for an hour. */
export function createPictureMaker({
  upstream,
  logger,
  timeout = TIMEOUT,
  now = Date.now,
}: PictureMakerSettings) {
  const cache = new PictureCache({ capacity: CAPACITY, lifetime: ONE_HOUR })
  const inFlight = new SharedWork<Result<Picture, PictureError>>()

  const make = async ({ width, drawing }: PictureAddress, key: string, signal: AbortSignal) => {
    const svg = await loadDrawing(upstream, drawing, timeout, signal)
    if (!svg.ok) return svg
    try {
      const bytes = await rasterise(svg.value, width, signal)
      if (bytes === undefined) return fail<PictureError>({ kind: 'busy' })
      const picture = {
        bytes,
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      }
      cache.set(key, picture, now())
      return ok(picture)
    } catch (error) {
      signal.throwIfAborted()
      logger.error(`${drawing} cannot be drawn`, error)
      return fail<PictureError>({ kind: 'unusable' })
    }
  }

  return async (address: PictureAddress, signal: AbortSignal): Promise<Result<Picture, PictureError>> => {
    const key = `${address.width}${address.drawing}`
    const cachedPicture = cache.get(key, now())
    return cachedPicture ? ok(cachedPicture) : inFlight.join(key, signal, (all) => make(address, key, all))
  }
}
