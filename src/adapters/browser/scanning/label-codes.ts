import { readBarcodes } from 'zxing-wasm/reader'

/** The codes on labels of parts and packages. */
const FORMATS = ['EAN13', 'Code128', 'Code39', 'DataMatrix', 'QRCode', 'PDF417'] as const

/** Minimum number of scan lines of a bar code with the same reading, because a misread rarely repeats. */
const LINES_MIN = 4

/** Degrees by which a picture without a result is rotated, because PDF417 is detected only up to about 7° of tilt. */
const TURNS = [10, -10]

/** The texts of all codes in a picture, each behind its symbology identifier. */
export async function labelCodesIn(picture: ImageData): Promise<readonly string[]> {
  const codes = await codesIn(picture, FORMATS)
  if (codes.length > 0) return codes
  for (const degrees of TURNS) {
    const turned = await codesIn(turnedBy(picture, degrees), ['PDF417'])
    if (turned.length > 0) return turned
  }
  return []
}

async function codesIn(
  picture: ImageData,
  formats: readonly (typeof FORMATS)[number][],
): Promise<readonly string[]> {
  const results = await readBarcodes(picture, {
    formats: [...formats],
    tryHarder: true,
    textMode: 'Plain',
    minLineCount: LINES_MIN,
  })
  return results
    .filter(({ isValid }) => isValid)
    .map(({ symbologyIdentifier, text }) => symbologyIdentifier + text)
}

/** The picture rotated about its centre, with unchanged dimensions; the corners become black. */
function turnedBy(picture: ImageData, degrees: number): ImageData {
  const { width, height } = picture
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height)
  const data = new Uint8ClampedArray(width * height * 4)
  const to = new Uint32Array(data.buffer)
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  for (let y = 0; y < height; y += 1) {
    const dy = y - height / 2
    for (let x = 0; x < width; x += 1) {
      const dx = x - width / 2
      const sourceX = Math.round(dx * cos - dy * sin + width / 2)
      const sourceY = Math.round(dx * sin + dy * cos + height / 2)
      if (sourceX >= 0 && sourceX < width && sourceY >= 0 && sourceY < height)
        to[y * width + x] = from[sourceY * width + sourceX] ?? 0
    }
  }
  return { data, width, height, colorSpace: picture.colorSpace }
}
