/** Numbers of the built-in formats of dates and times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Parts of a format code: quoted text, an escaped character, a blank or filler, a bracket, or any other character. */
const PIECES = /"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]|([^"])/gu
const DAY_MS = 86_400_000
/** Days from the serial number 0 to 1970-01-01. */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
const LATEST_DAY = 2_958_465

export type NumberFormat =
  | { readonly kind: 'plain' | 'date' | 'hidden' | 'percent' }
  /** Digit placeholders and the texts between them: `000"-"000`. */
  | { readonly kind: 'digits'; readonly pieces: readonly Piece[] }

type Piece = { readonly text: string; readonly isLiteral: boolean }

/** Parses a format code; if absent, `id` is the number of a built-in format. */
export function numberFormatOf(code: string | undefined, id: number): NumberFormat {
  if (code === undefined)
    return { kind: isBuiltInDate(id) ? 'date' : id === 9 || id === 10 ? 'percent' : 'plain' }
  if (/^;{2,3}$/.test(code)) return { kind: 'hidden' }
  if (code.length > 200 || /^general$/i.test(code)) return { kind: 'plain' }
  const pieces: Piece[] = []
  for (const [whole, quoted, escaped, other] of code.matchAll(PIECES)) {
    if (whole === ';') break
    const literal = quoted ?? escaped
    if (literal !== undefined) pieces.push({ text: literal, isLiteral: true })
    else if (other !== undefined) pieces.push({ text: other, isLiteral: false })
  }
  const bare = pieces.map(({ text, isLiteral }) => (isLiteral ? '' : text)).join('')
  if (bare.includes('%')) return { kind: 'percent' }
  if (/[dmyhs]/i.test(bare)) return { kind: 'date' }
  return /^[#0.,\-/() :]+$/.test(bare) && bare.includes('0') ? { kind: 'digits', pieces } : { kind: 'plain' }
}

/** ISO 8601 date of a spreadsheet's serial number; undefined if the number is out of range. */
export function dayOf(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 0 && serial <= LATEST_DAY)) return undefined
  // Excel's calendar counts 29 February 1900, which did not exist
  const missing = !is1904 && serial < 60 ? 1 : 0
  const days = Math.floor(serial) - (is1904 ? EPOCH_1904 : EPOCH_1900) + missing
  return new Date(days * DAY_MS).toISOString().slice(0, 10)
}

/** A number as a spreadsheet displays it, but without thousands separators. */
export function formatted(value: number, pieces: readonly Piece[]): string {
  const isPoint = ({ text, isLiteral }: Piece): boolean => text === '.' && !isLiteral
  const point = pieces.findIndex(isPoint)
  const decimals = point < 0 ? [] : pieces.slice(point + 1).filter(isPlace)
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(Math.min(decimals.length, 15)).split('.')
  let remainingDigits = whole === '0' ? '' : whole
  let text = ''
  const places = point < 0 ? pieces : pieces.slice(0, point)
  const first = places.findIndex(isPlace)
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const piece = places[index]
    if (!piece) continue
    if (!isPlace(piece)) text = (piece.text === ',' && !piece.isLiteral ? '' : piece.text) + text
    else if (index === first) text = remainingDigits.padStart(piece.text === '0' ? 1 : 0, '0') + text
    else {
      text = (remainingDigits.slice(-1) || (piece.text === '0' ? '0' : '')) + text
      remainingDigits = remainingDigits.slice(0, -1)
    }
  }
  if (point < 0) return text
  const zeros = decimals.findLastIndex((piece) => piece.text === '0') + 1
  const displayedFraction = fraction.slice(0, Math.max(zeros, fraction.replace(/0{1,15}$/, '').length))
  const behind = pieces
    .slice(point + 1)
    .filter((piece) => !isPlace(piece))
    .map((piece) => piece.text)
  return `${text}${displayedFraction === '' ? '' : '.'}${displayedFraction}${behind.join('')}`
}

const isPlace = ({ text, isLiteral }: Piece): boolean => !isLiteral && (text === '0' || text === '#')
