const beginsWith =
  (...marks: readonly (readonly number[])[]) =>
  (bytes: Uint8Array): boolean =>
    marks.some((mark) => mark.every((byte, index) => bytes[index] === byte))

/** True for a ZIP archive, such as an XLSX workbook. */
export const isZip = beginsWith([0x50, 0x4b])
export const isPdf = beginsWith([0x25, 0x50, 0x44, 0x46])
/** PNG, JPEG, GIF, TIFF, BMP, WebP, HEIC and AVIF. */
export const isPicture = (bytes: Uint8Array): boolean =>
  hasPictureMark(bytes) || /^(?:RIFF....WEBP|....ftyp(?:hei|hev|mif|avi))/s.test(headOf(bytes))
const headOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes.subarray(0, 16))
const hasPictureMark = beginsWith(
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
)
/** True for the container format (OLE) of Office before 2007, Outlook messages and workbooks with a password. */
export const isContainer = beginsWith([0xd0, 0xcf, 0x11, 0xe0])

/** True if a container has an entry with this name; names are in UTF-16. */
const holdsEntry = (bytes: Uint8Array, name: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes([...name].join('\0'))

/** Kind of an OLE container, by the names of its entries. */
export function containerKind(bytes: Uint8Array): 'protected' | 'outlook-message' | 'old-format' {
  if (holdsEntry(bytes, 'EncryptedPackage')) return 'protected'
  return holdsEntry(bytes, '__properties_version1.0') ? 'outlook-message' : 'old-format'
}

const MAIL_HEAD = /^(?:[A-Za-z][A-Za-z-]{1,40}: |From )/
const MAIL_FIELD = /^(?:mime-version|message-id|content-type|content-transfer-encoding|received):/im

/** True for a saved e-mail that starts with its header fields. */
export const isMail = (text: string): boolean =>
  MAIL_HEAD.test(text.slice(0, 100)) && MAIL_FIELD.test(text.slice(0, 8_000))

export const isRichText = (text: string): boolean => text.startsWith('{\\rtf')

/** True for XML that declares entities: orders need none, and they can expand (billion laughs). */
export const hasEntities = (text: string): boolean => text.startsWith('<') && text.includes('<!ENTITY')

const CONTROL_SHARE = 0.01

/** Decodes UTF-8, UTF-16 or Windows-1252; undefined if the content is binary. */
export function textOf(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes)
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0
  return controls > text.length * CONTROL_SHARE ? undefined : text
}

function decoded(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isCyrillic(bytes) ? 'windows-1251' : 'windows-1252').decode(bytes)
  }
}

const SAMPLE = 2_000
const ZERO_SHARE = 0.3

/** Detects UTF-16 by the byte order mark, or by the zero bytes between Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length * ZERO_SHARE && even === 0) return 'utf-16le'
  return even > sample.length * ZERO_SHARE && odd === 0 ? 'utf-16be' : undefined
}

/** True for Cyrillic text: its words are runs of bytes above 127, while Western text has single accented letters. */
function isCyrillic(bytes: Uint8Array): boolean {
  let high = 0
  let inRuns = 0
  let run = 0
  for (const byte of bytes) {
    run = byte >= 0xc0 ? run + 1 : 0
    if (byte >= 0xc0) high += 1
    if (run >= 3) inRuns += 1
  }
  return inRuns * 3 > high
}
