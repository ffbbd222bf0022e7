import { lazyValue } from '../catalogue/lazy-value.ts'
import { readAsset } from '../http/read-asset.ts'

export type DocumentFonts = { readonly regular: ArrayBuffer; readonly bold: ArrayBuffer }

const regular = new URL('./font/document-sans-400.ttf', import.meta.url)
const bold = new URL('./font/document-sans-600.ttf', import.meta.url)

/** Fonts with Latin and Cyrillic, loaded with the first document. */
export const documentFonts = lazyValue(async (): Promise<DocumentFonts> => ({
  regular: await readAsset(regular),
  bold: await readAsset(bold),
}))
