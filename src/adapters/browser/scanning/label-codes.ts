import { readBarcodes } from 'zxing-wasm/reader'

/** The codes on labels of parts and packages. */
const FORMATS = ['EAN13', 'Code128', 'Code39', 'DataMatrix', 'QRCode'] as const

/** The texts of all codes in a picture, each behind its symbology identifier. */
export async function labelCodesIn(picture: ImageData): Promise<readonly string[]> {
  const results = await readBarcodes(picture, { formats: [...FORMATS], tryHarder: true, textMode: 'Plain' })
  return results
    .filter(({ isValid }) => isValid)
    .map(({ symbologyIdentifier, text }) => symbologyIdentifier + text)
}
