const DECLARED = /^<\?xml[^<>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/
const DECLARATION_LENGTH_MAX = 300

/**
 * Decodes an XML file by its byte order mark, the `charset` of its HTTP header, or its XML declaration, in this
 * order. Undefined if the bytes are invalid in this encoding.
 */
export function xmlText(bytes: Uint8Array, charset?: string): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes, charset), { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

function encodingOf(bytes: Uint8Array, charset: string | undefined): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (charset !== undefined) return charset
  const leadingText = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_LENGTH_MAX))
  const declared = DECLARED.exec(leadingText)?.[1] ?? 'utf-8'
  // a declaration that is readable as single bytes shows that the file is not UTF-16
  return /^utf-16/i.test(declared) ? 'utf-8' : declared
}
