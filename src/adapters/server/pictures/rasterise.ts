import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import { BoundedQueue } from '../bounded-queue.ts'

/** Concurrency limit: libuv has four threads, and compression needs some of them; pages need a separate core. */
const PICTURES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Pictures that wait. */
const QUEUE_LENGTH_MAX = 96
/** Number of pictures in the queue that are always accepted: those of the longest page. */
const ALWAYS_MADE = 48
/** Maximum waiting time of a further one in ms. */
const WAIT_MAX = 3_000
/** Timeout in seconds. */
const DRAWING_SECONDS_MAX = 5
const FONTS = fileURLToPath(new URL('./font/fonts.conf', import.meta.url))

/**
 * Rasterises a drawing to WebP of at most `width` pixels in both directions; undefined if the queue is full.
 * Rejects invalid drawings. Lossless, because lossy compression tints flat greys, visible on paper of one
 * colour; effort 1 is the cheapest one with the size of the default.
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
 * Loaded with the first picture to keep the start fast. Sets the font, so that dimensions look the same on every
 * machine.
 */
async function loadLibrary() {
  process.env['FONTCONFIG_FILE'] = FONTS
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
