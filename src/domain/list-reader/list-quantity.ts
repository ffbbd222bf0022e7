import { QUANTITY_MAX, QUANTITY_MIN } from '../cart/quantity.ts'
import type { SeparatorMeaning } from './column-overrides.ts'
import {
  isDoubtfulDozen,
  isDozen,
  isEachWord,
  isPackage,
  isPairWord,
  isQuantityLabel,
  isUnit,
  numberWord,
  UNITS_PER_PAIR,
} from './quantity-words.ts'

/** Error of a quantity. `two-readings`: "1.000" may be one or a thousand pieces. */
export type QuantityError = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large' | 'two-readings'

export type ListQuantity =
  | { readonly kind: 'whole'; readonly pieces: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'faulty'; readonly typed: string; readonly error: QuantityError }

/** Units of pieces in eight languages: "4 Stk.", "10 шт". */
const UNIT =
  /(?:stck|stück|stueck|stuck|stk|st|pcs|pces|pces|pce|pieces|piece|pc|each|ea|units?|off|sets?|satz|paar|pairs?|packs?|pack\.|pkg|pak|ve|pi[eè]ces|pi[eè]ce|pces|pezzi|pezzo|pz|штуки|штука|штук|шт|ед|компл|уп|stuks|stuk|doos|unidades|unidade|unidad|unid|und|uds|ud|un|unités|unité|piezas|pieza|pzas|pza|peças|peça|pçs|pç|pcas|pca|cx|szt|er|mal)\.?/iu

const AFTER = new RegExp(`\\s*(?:${UNIT.source}|[x×*])$`, 'iu')
const BEFORE = new RegExp(`^(?:${UNIT.source}(?=[\\s\\d])|[x×*](?!\\d{5}))\\s*`, 'iu')
const BLANKS = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/gu
/** Characters around a quantity: "(4)", "[4]", and the formula "=4". */
const FRAME = /^[=([]\s?|[)\],;]$/g
/** Digits with the number word in brackets: "4 (four)". */
const SPELLED_OUT = /^(\d{1,3}) ?[([](\p{L}{2,16})[)\]]$/u
/** Quantity between the minus and plus buttons of a web shop: "- 4 +". */
const STEPPER = /^[-\u2212] ?(\d{1,5}) ?\+$/
/** A count with a unit: "2 pairs", "3 Karton". */
const COUNT_OF_UNIT = /^(\d{1,5})\s?(\p{L}{2,12})\.?$/u
const WHOLE = /^\d+$/
/** A question mark behind a quantity, in "2 ?" or "1 / 4 ?": the user must confirm the quantity. */
const ASKED = /\?$/
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/
const GROUPS = /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/
const GROUPS_AND_DECIMALS = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/
const DECIMALS = /^\d*[.,]\d+$/
const POWER = /^\d+(?:[.,]\d+)?e\+?\d{1,3}$/i

/** A quantity between the limits, which needs no search for words. */
export const PLAIN_QUANTITY = /^[1-9]\d{0,4}$/

/** Parses a quantity. Ambiguous input is an error, never a guess. */
export const readQuantity = (text: string): ListQuantity =>
  PLAIN_QUANTITY.test(text) ? { kind: 'whole', pieces: Number(text) } : readQuantityText(text)

function readQuantityText(text: string): ListQuantity {
  const normalizedText = text.normalize('NFKC').trim()
  if (normalizedText === '') return { kind: 'missing' }
  if (ASKED.test(normalizedText)) return { kind: 'faulty', typed: normalizedText, error: 'two-readings' }
  const [first = '', next = '', ...more] = normalizedText.split(/\s+/, 3)
  const dozens = more.length === 0 ? dozensOf(first, next) : undefined
  if (dozens) return dozens.quantity
  const [, figures = '', spelledOut = ''] = SPELLED_OUT.exec(normalizedText) ?? []
  if (figures !== '' && numberWord(spelledOut) === Number(figures)) return readQuantity(figures)
  const counted = countedIn(normalizedText)
  if (counted) return counted
  const spelled = numberWord(normalizedText)
  if (spelled !== undefined) return { kind: 'whole', pieces: spelled }
  const number = withoutUnit(normalizedText.replace(STEPPER, '$1').replace(FRAME, '')).replace(BLANKS, '')
  if (ONE_GROUP.test(number)) return { kind: 'faulty', typed: normalizedText, error: 'two-readings' }
  const value = valueOf(number.replace(/^[-\u2212]/, ''))
  if (value === undefined) return { kind: 'faulty', typed: normalizedText, error: 'not-a-number' }
  if (/^[-\u2212]/.test(number) || value < QUANTITY_MIN)
    return { kind: 'faulty', typed: normalizedText, error: 'too-small' }
  if (!Number.isInteger(value)) return { kind: 'faulty', typed: normalizedText, error: 'not-whole' }
  if (value > QUANTITY_MAX) return { kind: 'faulty', typed: normalizedText, error: 'too-large' }
  return { kind: 'whole', pieces: value }
}

/**
 * Reads a quantity with a unit: "2 pairs" are 4 pieces. The content of packages ("3 Karton") is unknown, and the user
 * confirms it.
 */
function countedIn(typedText: string): ListQuantity | undefined {
  const [, count = '', unit = ''] = COUNT_OF_UNIT.exec(typedText) ?? []
  if (isPairWord(unit)) return readQuantity(String(UNITS_PER_PAIR * Number(count)))
  return isPackage(unit) ? { kind: 'faulty', typed: typedText, error: 'two-readings' } : undefined
}

/**
 * Reads "a dozen", "zwei Dutzend", "3 docenas". `words` is the number of words that the quantity consists of, one or
 * two.
 */
export function dozensOf(word: string, next: string): { words: number; quantity: ListQuantity } | undefined {
  if (isDozen(word)) return { words: 1, quantity: { kind: 'whole', pieces: PIECES_OF_DOZEN } }
  const count = /^[1-9]\d{0,2}$/.test(word)
    ? Number(word)
    : (numberWord(word) ?? (isEachWord(word) ? 1 : undefined))
  return count === undefined || !isDozen(next)
    ? undefined
    : { words: 2, quantity: dozensWithUnit(count, next) }
}

const PIECES_OF_DOZEN = 12

/**
 * Converts dozens to pieces. `unit` is the word for dozens; the user confirms the quantity if the word is ambiguous.
 */
export const dozensWithUnit = (count: number, unit: string): ListQuantity =>
  isDoubtfulDozen(unit) && count > 1
    ? { kind: 'faulty', typed: `${count} ${unit}`, error: 'two-readings' }
    : readQuantity(String(count * PIECES_OF_DOZEN))

/** Multiplies a quantity by the `pieces` per unit; the user confirms the result if these are unclear. */
export function multipliedByUnit(
  quantity: ListQuantity,
  pieces: number | 'unclear',
  unit: string,
): ListQuantity {
  if (quantity.kind === 'faulty') return quantity
  const count = quantity.kind === 'whole' ? quantity.pieces : 1
  return pieces === 'unclear'
    ? { kind: 'faulty', typed: `${count} ${unit} ?`, error: 'two-readings' }
    : readQuantity(String(count * pieces))
}

/** Both values of an ambiguous text such as "1.000": a thousand pieces, or one piece. */
export type SeparatorReadings = {
  readonly typed: string
  readonly thousands: number
  readonly decimals: number
}

/** Returns both values of a quantity with an ambiguous separator; undefined for any other quantity. */
export function separatorReadings(quantity: ListQuantity): SeparatorReadings | undefined {
  if (quantity.kind !== 'faulty' || quantity.error !== 'two-readings') return undefined
  const digits = withoutUnit(quantity.typed.replace(FRAME, '')).replace(BLANKS, '')
  if (!ONE_GROUP.test(digits)) return undefined
  return {
    typed: digits,
    thousands: Number(digits.replace(/[.,]/, '')),
    decimals: Number(digits.replace(',', '.')),
  }
}

/** A price or a sum behind the quantity: "94,52", "1.134,24". */
const AMOUNT =
  /(?<![\d.,])\d{1,3}(?:[., ]\d{3}){0,3}[.,]\d{2}(?![\d.,]\d)|(?<![\d.,])\d{1,9}[.,]\d{2}(?![\d.,]\d)/g
const AMOUNTS_MAX = 6
const SOURCE_MAX = 400

/**
 * Decides whether the separator in "4,000" marks thousands or decimals, by the price and the sum in the same line: 4 ×
 * 94,52 = 378,08.
 */
export function decideSeparatorByAmounts(quantity: ListQuantity, source: string): ListQuantity {
  const readings = source.length > SOURCE_MAX ? undefined : separatorReadings(quantity)
  if (!readings) return quantity
  const amounts = [...source.matchAll(AMOUNT)]
    .slice(0, AMOUNTS_MAX)
    .map(([amount]) => Math.round(Number(amount.replace(/\D/g, ''))))
  const isProduct = (pieces: number): boolean =>
    amounts.some((price, index) => amounts.slice(index + 1).includes(Math.round(pieces * price)))
  const [isDecimal, isThousand] = [isProduct(readings.decimals), isProduct(readings.thousands)]
  return isDecimal === isThousand
    ? quantity
    : withSeparatorMeaning(quantity, isDecimal ? 'decimals' : 'thousands')
}

/** Applies the customer's decision whether the separator in "1.000" marks thousands or decimals. */
export function withSeparatorMeaning(
  quantity: ListQuantity,
  mark: SeparatorMeaning | undefined,
): ListQuantity {
  const readings = mark && separatorReadings(quantity)
  return readings ? readQuantity(String(readings[mark])) : quantity
}

function valueOf(number: string): number | undefined {
  if (WHOLE.test(number)) return Number(number)
  if (GROUPS.test(number)) return Number(number.replace(/[.,]/g, ''))
  if (GROUPS_AND_DECIMALS.test(number)) {
    const index = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
    return Number(`${number.slice(0, index).replace(/[.,]/g, '')}.${number.slice(index + 1)}`)
  }
  if (DECIMALS.test(number) || POWER.test(number)) return Number(number.replace(',', '.'))
  return undefined
}

/** Fast path: most quantities are digits only and need no search for units. */
function withoutUnit(typedText: string): string {
  if (WHOLE.test(typedText)) return typedText
  const [, label = '', labelled] = LABEL_AND_DIGITS.exec(typedText) ?? []
  if (labelled !== undefined && (isQuantityLabel(label) || COUNTED.test(label))) return labelled
  const [, digits, unit = ''] = DIGITS_AND_WORD.exec(typedText) ?? []
  return digits !== undefined && isUnit(unit) ? digits : typedText.replace(AFTER, '').replace(BEFORE, '')
}

/** Italian abbreviation before a count: "nr. 2". */
const COUNTED = /^nr?$/i
/** A label with a number: "Qty 2", "Menge: 4". */
const LABEL_AND_DIGITS = /^(\p{L}{1,20})[.:=]{0,2}\s?([\d.,]{1,12})$/u
const DIGITS_AND_WORD = /^([\d.,]{1,12})\s?(\p{L}[\p{L}/-]{1,19})\.?$/u

/** Digits joined by a separator are a number or a date, not a quantity with unit. */
const SEPARATED = /\d[.,/-]\d/

/** True if the text can only be a quantity: no leading zero, at most five digits. */
export const looksLikeQuantity = (text: string): boolean => {
  const normalizedText = text.normalize('NFKC').trim()
  return !SEPARATED.test(normalizedText) && /^[1-9]\d{0,4}$/.test(withoutUnit(normalizedText))
}

/** True if the quantity has a unit or an "x": "4 Stk.", "4x", "x 4". */
export const hasQuantityMark = (text: string): boolean => {
  const normalizedText = text.normalize('NFKC').trim()
  return looksLikeQuantity(normalizedText) && !/^\d+$/.test(normalizedText)
}
