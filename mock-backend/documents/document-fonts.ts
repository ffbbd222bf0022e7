import { lazily } from '../catalogue/lazily.ts'

export type DocumentFonts = { readonly regular: ArrayBuffer; readonly bold: ArrayBuffer }

const regular = new URL('./font/document-sans-400.ttf', import.meta.url)
const bold = new URL('./font/document-sans-600.ttf', import.meta.url)

/** Fonts with Latin and Cyrillic, loaded with the first document. */
export const documentFonts = lazily(async (): Promise<DocumentFonts> => ({
  regular: await read(regular),
  bold: await read(bold),
}))

/** Reads from disk in Node and by fetch in a browser. */
async function read(url: URL): Promise<ArrayBuffer> {
  if (url.protocol !== 'file:') return (await fetch(url)).arrayBuffer()
  const { readFile } = await import('node:fs/promises')
  return Uint8Array.from(await readFile(url)).buffer
}
