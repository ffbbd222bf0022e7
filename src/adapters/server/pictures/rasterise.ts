import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import { BoundedQueue } from '../bounded-queue.ts'

/**
 * Maximum number of concurrent pictures: libuv has four threads, some of which the compression needs, and pages need a
 * core.
 */
const PICTURES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Maximum number of waiting pictures. */
const QUEUE_LENGTH_MAX = 96
/**
 * Minimum capacity: while fewer pictures than this are rasterised or queued, a picture is accepted regardless of its
 * estimated wait. The longest page contains as many pictures.
 */
const ALWAYS_MADE = 48
/** Maximum estimated wait in ms: a picture beyond the minimum capacity is rejected if it would wait longer. */
const WAIT_MAX = 3_000
/** Timeout of rasterising in seconds. */
const DRAWING_SECONDS_MAX = 5
const FONTS = fileURLToPath(new URL('./font/fonts.conf', import.meta.url))

/**
 * Rasterises a drawing to WebP of at most `width` pixels in both directions; undefined if the queue is full. Rejects
 * invalid drawings. Lossless, because lossy compression visibly tints flat greys; effort 1 is the fastest one whose
 * files are as small as with the default.
 */
export async function rasterise(
  svg: Uint8Array,
  width: number,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  library ??= loadLibrary()
  const sharp = await library
  return queue.run(() => {
    signal.throwIfAborted()
    return sharp(svg)
      .timeout({ seconds: DRAWING_SECONDS_MAX })
      .resize({ width, height: width, fit: 'inside' })
      .webp({ lossless: true, effort: 1 })
      .toBuffer()
  }, signal)
}

const queue = new BoundedQueue({
  concurrency: PICTURES_AT_ONCE,
  length: QUEUE_LENGTH_MAX,
  always: ALWAYS_MADE,
  longestWait: WAIT_MAX,
})
let library: ReturnType<typeof loadLibrary> | undefined

/**
 * Loads the library with the first picture, for a fast start of the server. Sets the font, so that dimension texts look
 * the same on every machine.
 */
async function loadLibrary() {
  process.env['FONTCONFIG_FILE'] = FONTS
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
