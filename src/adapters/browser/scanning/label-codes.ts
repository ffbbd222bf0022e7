import { readBarcodes } from 'zxing-wasm/reader'

/** The codes on labels of parts and packages. */
const FORMATS = ['EAN13', 'Code128', 'Code39', 'DataMatrix', 'QRCode', 'PDF417'] as const

/** A misread of a bar code rarely repeats on so many of its lines. */
const MIN_LINES = 4

/** The texts of all codes in a picture, each behind its symbology identifier. */
export async function labelCodesIn(picture: ImageData): Promise<readonly string[]> {
  const results = await readBarcodes(picture, {
    formats: [...FORMATS],
    tryHarder: true,
    textMode: 'Plain',
    minLineCount: MIN_LINES,
  })
  return results
    .filter(({ isValid }) => isValid)
    .map(({ symbologyIdentifier, text }) => symbologyIdentifier + text)
}
