import { fileURLToPath } from 'node:url'
import { inTurns } from './in-turns.ts'

/** At once: libuv has four threads, and pages that are compressed meanwhile need theirs. */
const PICTURES_AT_ONCE = 2
/** Seconds. */
const LONGEST_DRAWING = 5
const FONTS = fileURLToPath(new URL('./font/fonts.conf', import.meta.url))

/**
 * A drawing as WebP, `width` pixels wide and at most as high. Rejects what is no drawing. Lossless: lossy ones
 * tint the flat greys, which shows inverted on dark ground; of efforts the cheapest that is as small as the default.
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

const takeTurn = inTurns(PICTURES_AT_ONCE)
let library: ReturnType<typeof loadLibrary> | undefined

/** On the first picture, so that the server starts without it. Dimensions get the shop's font on any machine. */
async function loadLibrary() {
  process.env['FONTCONFIG_FILE'] = FONTS
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
