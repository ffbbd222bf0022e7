import { prepareZXingModule } from 'zxing-wasm/reader'
import address from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { labelCodesIn } from './label-codes.ts'

/** Loads the code reader with the WebAssembly file of the shop's server, not from a CDN. */
export async function openCodeReader(): Promise<(picture: ImageData) => Promise<readonly string[]>> {
  const wasmBinary = await moduleBytes()
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return labelCodesIn
}

async function moduleBytes(): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new TypeError(`${address}: ${response.status}`)
    return await response.arrayBuffer()
  } catch (cause) {
    throw new ApiFailure('offline', 'import', { cause })
  }
}
