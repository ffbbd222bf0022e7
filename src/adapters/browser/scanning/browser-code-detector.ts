import { once } from '#application/kernel/once.ts'
import type { CodeDetector } from '#application/scanning/code-detector.port.ts'

type NativeDetector = {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type NativeType = {
  new (options: { readonly formats: readonly string[] }): NativeDetector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

const FORMATS = ['ean_13', 'code_128', 'code_39', 'data_matrix', 'qr_code', 'pdf417'] as const

/**
 * The browser's own detector if it reads all kinds of codes on labels; otherwise a WebAssembly module that is loaded
 * with the first picture.
 */
export class BrowserCodeDetector implements CodeDetector {
  readonly #load = once(async () => (await nativeReader()) ?? wasmReader())

  async read(picture: HTMLVideoElement): Promise<readonly string[]> {
    const readCodes = await this.#load()
    return readCodes(picture)
  }
}

type Reader = (picture: HTMLVideoElement) => Promise<readonly string[]>

async function nativeReader(): Promise<Reader | undefined> {
  const { BarcodeDetector: Native } = globalThis as { readonly BarcodeDetector?: NativeType }
  if (!Native) return undefined
  const supported = new Set(await Native.getSupportedFormats())
  if (!FORMATS.every((format) => supported.has(format))) return undefined
  const detector = new Native({ formats: FORMATS })
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue)
}

async function wasmReader(): Promise<Reader> {
  const { openCodeReader } = await import('./wasm-code-reader.ts')
  const readCodes = await openCodeReader()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (picture) => {
    const { videoWidth, videoHeight } = picture
    if (!context || videoWidth === 0) return []
    canvas.width = videoWidth
    canvas.height = videoHeight
    context.drawImage(picture, 0, 0)
    return readCodes(context.getImageData(0, 0, videoWidth, videoHeight))
  }
}
