/** Begins as a ZIP archive does, which is what a workbook is. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const CONTROL_SHARE = 0.01

/** Text in UTF-8, UTF-16 or the old Western encoding; undefined for what is no text. */
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

/** Between quotes there may be separators and line ends; without them each line speaks for itself. */
export const hasQuotedCells = (text: string): boolean => /(?:^|[\t;,|\n])"/.test(text)
