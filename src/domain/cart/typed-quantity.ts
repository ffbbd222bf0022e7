import type { LanguageId } from '../locale/language.ts'
import { clampQuantity, parseQuantity, QUANTITY_LIMITS, type QuantityLimits } from './quantity.ts'

/** `two-readings`: "1,000" is a thousand in English and one in German; only the customer knows the meaning. */
export type TypedQuantity =
  | { readonly kind: 'pieces'; readonly pieces: number }
  | { readonly kind: 'two-readings'; readonly readings: readonly [number, number] }

/** Maximum length in characters, above that of any quantity with separators. */
const LENGTH_MAX = 30

/** Texts whose separators group thousands in every language: "1 000", "1'000", "1.000.000", "1.000,50". */
const GROUPED =
  /^[1-9]\d{0,2}(?:(?:[ '’]\d{3})+(?:[.,]\d*)?|(?:\.\d{3}){2,}|(?:,\d{3}){2,}|(?:\.\d{3})+,\d*|(?:,\d{3})+\.\d*)$/
const ONE_GROUP = /^([1-9]\d{0,2})([.,])(\d{3})$/
const DECIMALS = /[.,]\d*$/

/** Thousands separator of a language: a dot, a comma or a blank. */
const groupSeparator = (languageId: LanguageId): string | undefined =>
  new Intl.NumberFormat(languageId).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value

/**
 * Parses pieces with the thousands separator of the language. Otherwise like {@link parseQuantity}: decimals are
 * cut off, invalid text becomes the minimum (spec 5).
 */
export function readTypedQuantity(
  text: string,
  languageId: LanguageId,
  limits: QuantityLimits = QUANTITY_LIMITS,
): TypedQuantity {
  const normalizedText = text.slice(0, LENGTH_MAX).normalize('NFKC').trim()
  const [, thousands, separator, rest] = ONE_GROUP.exec(normalizedText) ?? []
  if (thousands === undefined) {
    return pieces(parseQuantity(GROUPED.test(normalizedText) ? ungrouped(normalizedText) : text, limits))
  }
  const all = clampQuantity(Number(`${thousands}${rest}`), limits)
  if (separator === groupSeparator(languageId)) return pieces(all)
  const whole = clampQuantity(Number(thousands), limits)
  return whole === all ? pieces(all) : { kind: 'two-readings', readings: [whole, all] }
}

const pieces = (quantity: number): TypedQuantity => ({ kind: 'pieces', pieces: quantity })

/** Removes blanks, group separators and decimals. The last separator starts the decimals if it occurs only once. */
function ungrouped(typedText: string): string {
  const digits = typedText.replace(/[ '’]/g, '')
  const last = DECIMALS.exec(digits)?.[0]
  const isDecimal = last !== undefined && digits.indexOf(last[0]!) === digits.length - last.length
  return digits.slice(0, isDecimal ? -last.length : undefined).replace(/[.,]/g, '')
}
