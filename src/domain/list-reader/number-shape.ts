import { isArticleNumber } from '../shared/article-number.ts'
import { normalizePartNumber } from '../shared/normalize-part-number.ts'

const DATE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d{2}[./-](?:0?[1-9]|1[0-2])[./-](?:[0-2]?\d|3[01]))$/
/** A quantity with an "x" and a thousands separator, which looks like a number: "x1.000". */
const TIMES_THOUSAND = /^x\d{1,3}[.,]\d{3}$/i
/** Number of an order or an offer, such as "2026-118". */
const ORDER_OF_YEAR = /^20\d{2}[-/]\d{1,5}$/
/** Article number with a comma for the dot: "2,30256". */
const OWN_WITH_COMMA = /^\d{1,2},\d{5}[0-9A-Z]{0,5}$/i
export const isArticleWithComma = (word: string): boolean => OWN_WITH_COMMA.test(word)
const NUMBER_CHARACTERS = /^[0-9A-Z][0-9A-Z.\-/\u2010-\u2015\u2212]*$/i
const LENGTH_MIN = 5
const LENGTH_MAX = 40

/** Grouped number formats of Mercedes-Benz, VW, MAN, Volvo and Scania, BPW, Wabco. */
const GROUPED: readonly RegExp[] = [
  /^(?:[AHNW] ?)?\d{3} \d{3} \d{2} \d{2}(?: \d{2}| \d{4})?$/i,
  /^\d[0-9A-Z]{2} \d{3} \d{3}(?: [A-Z]{1,2})?$/i,
  /^\d{2}[ .]\d{5}[ -]\d{4}$/,
  /^\d{1,2} \d{3} \d{3}$/,
  /^\d{2}\.\d{4}\.\d{2}\.\d{2}\.\d$/,
  /^\d{3} \d{3} \d{3} 0$/,
]

/** True if a single word looks like a part number. */
export function isNumberWord(word: string): boolean {
  if (/\s/.test(word)) return false
  if (isArticleNumber(word) || isArticleWithComma(word)) return true
  if (!NUMBER_CHARACTERS.test(word)) return false
  if ([DATE, ORDER_OF_YEAR, TIMES_THOUSAND].some((other) => other.test(word))) return false
  const bare = normalizePartNumber(word)
  return bare.length >= LENGTH_MIN && bare.length <= LENGTH_MAX && (bare.match(/\d/g)?.length ?? 0) >= 4
}

export const isGroupedPartNumber = (text: string): boolean => GROUPED.some((shape) => shape.test(text))

/** True if a whole cell looks like a part number, with or without spaces. */
export function isNumberCell(cell: string): boolean {
  const text = cell.normalize('NFKC').trim().replace(/\s+/g, ' ')
  return isNumberWord(text) || isGroupedPartNumber(text)
}

export const hasDigit = (text: string): boolean => /\p{N}/u.test(text)
