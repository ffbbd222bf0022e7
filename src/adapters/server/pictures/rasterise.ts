import { fileURLToPath } from 'node:url'
import { limitConcurrency } from './limit-concurrency.ts'

/** Concurrency limit: libuv has four threads, and compression needs some of them. */
const PICTURES_AT_ONCE = 2
/** Timeout in seconds. */
const LONGEST_DRAWING = 5
const FONTS = fileURLToPath(new URL('./font/fonts.conf', import.meta.url))

/**
 * Rasterises a drawing to WebP of at most `width` pixels in both directions. Rejects invalid drawings. Lossless,
 * because lossy compression tints flat greys, visible on paper of one colour; effort 1 is the cheapest one
 * that is as small as the default.
 */
export async function rasterise(svg: Uint8Array, width: number, signal: AbortSignal): Promise<Uint8Array> {
  library ??= loadLibrary()
  const sharp = await library
  return takeTurn(() => {
    signal.throwIfAborted()
    return sharp(svg)
      .timeout({ seconds: LONGEST_DRAWING })
      .resize({ width, height: width, fit: 'inside' })
      .webp({ lossless: true, effort: 1 })
      .toBuffer()
  })
}

const takeTurn = limitConcurrency(PICTURES_AT_ONCE)
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
