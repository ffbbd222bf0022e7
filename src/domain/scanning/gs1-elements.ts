/** Group separator: the character that scanners transmit for an FNC1 within a text. */
export const GROUP_SEPARATOR = '\u001d'

/**
 * Length of the value of an application identifier, by its first two digits (GS1 General Specifications, 7.8).
 */
const FIXED: ReadonlyMap<string, number> = new Map([
  ['00', 18],
  ['01', 14],
  ['02', 14],
  ['03', 14],
  ['04', 16],
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((prefix) => [prefix, 6] as const),
  ['20', 2],
  ...['31', '32', '33', '34', '35', '36'].map((prefix) => [prefix, 6] as const),
  ['41', 13],
])
const THREE_DIGITS = new Set(['23', '24', '25', '40', '41', '42', '71'])
const FOUR_DIGITS = new Set(['31', '32', '33', '34', '35', '36', '39', '43', '70', '72', '80', '81', '82'])
const TWO_DIGITS = /^(?:0[0-4]|1[0-9]|2[0-2]|30|37|9\d)$/
const VALUE_MAX = 90

/** Values by application identifier. */
export type Elements = ReadonlyMap<string, string>

/**
 * Splits element strings into elements; undefined if the last one is incomplete, because a damaged code is not used.
 */
export function elementsOf(text: string): Elements | undefined {
  const elements = new Map<string, string>()
  let index = text.startsWith(GROUP_SEPARATOR) ? 1 : 0
  while (index < text.length) {
    const identifier = identifierAt(text, index)
    if (identifier === undefined) return undefined
    const start = index + identifier.length
    const fixed = FIXED.get(identifier.slice(0, 2))
    const separator = text.indexOf(GROUP_SEPARATOR, start)
    const end = fixed === undefined ? (separator < 0 ? text.length : separator) : start + fixed
    const value = text.slice(start, end)
    if (value === '' || value.length > VALUE_MAX || value.includes(GROUP_SEPARATOR)) return undefined
    if (fixed !== undefined && (value.length !== fixed || !/^\d+$/.test(value))) return undefined
    elements.set(identifier, value)
    index = text[end] === GROUP_SEPARATOR ? end + 1 : end
  }
  return elements.size > 0 ? elements : undefined
}

function identifierAt(text: string, index: number): string | undefined {
  const prefix = text.slice(index, index + 2)
  const length = FOUR_DIGITS.has(prefix) ? 4 : THREE_DIGITS.has(prefix) ? 3 : 2
  const identifier = text.slice(index, index + length)
  if (identifier.length !== length || !/^\d+$/.test(identifier)) return undefined
  return length > 2 || TWO_DIGITS.test(identifier) ? identifier : undefined
}

/** Elements as printed below a code: `(01)04012345678901(37)12`. */
export function elementsInBrackets(text: string): Elements | undefined {
  const [before = '', ...parts] = text.split(/\((?=\d{2,4}\))/)
  if (before.trim() !== '' || parts.length === 0) return undefined
  const elements = new Map<string, string>()
  for (const part of parts) {
    const end = part.indexOf(')')
    const value = part.slice(end + 1).trim()
    if (value === '' || value.length > VALUE_MAX) return undefined
    elements.set(part.slice(0, end), value)
  }
  return elements
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['gtin', '01'],
  ['sscc', '00'],
])

/** GS1 Digital Link: the elements are in path and query of a web address. */
export function elementsOfLink(path: string, query: string): Elements | undefined {
  const elements = new Map<string, string>()
  const segments = path.split('/')
  segments.forEach((segment, index) => {
    const identifier = NAMES.get(segment) ?? segment
    const value = segments[index + 1]
    if (/^0[01]$/.test(identifier) && value !== undefined && /^\d{8,18}$/.test(value) && elements.size === 0)
      elements.set(identifier, identifier === '01' ? value.padStart(14, '0') : value)
  })
  if (elements.size === 0) return undefined
  for (const pair of query.split('&')) {
    const markIndex = pair.indexOf('=')
    if (markIndex > 0) elements.set(pair.slice(0, markIndex), pair.slice(markIndex + 1))
  }
  return elements
}
