/** True for a ZIP archive; a workbook is one. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const CONTROL_SHARE = 0.01

/** Decodes UTF-8, UTF-16 or Windows-1252; undefined if the content is binary. */
export function textOf(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes)
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0
  return controls > text.length * CONTROL_SHARE ? undefined : text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** True if cells are quoted and may contain separators and line breaks. */
export const hasQuotedCells = (text: string): boolean => /(?:^|[\t;,|\n])"/.test(text)
