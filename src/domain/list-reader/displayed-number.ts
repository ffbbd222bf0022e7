import { piecesPerUnit } from './quantity-words.ts'

/** A plain number with groups of thousands and decimals. */
const GROUPED = /^\d{1,3}(?:[.,'\s\u00a0\u202f]\d{3}){1,6}(?:[.,]\d{1,12})?$/u
const PLAIN = /^\d{1,18}(?:[.,](\d{1,12}))?$/
/** A number with a unit: "2 dz", "2 box of 10". */
const UNIT = /^\d[\d.,]{0,15} ?(\p{L}[^()]{0,30})$/u
const PACKED = /^\p{L}.{0,20} \d{1,4}$/u
/**
 * Minimum number of decimals of a part number: one or two decimals may be those of a quantity or a price, three may be
 * thousands.
 */
const DECIMALS_MIN = 4

/**
 * A number of a spreadsheet cell: its value, or the displayed text if the number format adds meaning, as in 849718
 * displayed as "0849718", or 370481 as "3.70481". Thousands separators, decimals, currencies and units are only
 * formatting.
 */
export function displayedNumber(value: string, displayedText: string): string {
  const text = displayedText.trim()
  const unit = text.length > 60 ? '' : (UNIT.exec(text)?.[1] ?? '')
  if (piecesPerUnit(unit) !== undefined || PACKED.test(unit)) return `${value} ${unit}`
  const core = text.replace(/^[^\d]{0,12}/, '').replace(/[^\d]{0,12}$/, '')
  const digits = core.replace(/\D/g, '')
  const valueDigits = value.replace(/\D/g, '')
  if (text === '' || valueDigits === '' || text.length > 60 || value.startsWith('-')) return value
  const decimals = PLAIN.exec(core)?.[1]
  if (decimals !== undefined && Number(core.replace(',', '.')) === Number(value))
    return decimals.length >= DECIMALS_MIN && value.includes('.') ? core : value
  if (withoutZeros(digits) !== withoutZeros(valueDigits) || value.includes('.')) return value
  if (core === valueDigits || (GROUPED.test(core) && !core.startsWith('0'))) return value
  return text
}

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')
