import { QUANTITY_MAX, QUANTITY_MIN } from '../cart/quantity.ts'

/** Why a quantity cannot be taken as it stands. `two-readings`: "1.000" is one or a thousand. */
type QuantityFault = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large' | 'two-readings'

export type ListQuantity =
  | { readonly kind: 'whole'; readonly pieces: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'faulty'; readonly typed: string; readonly fault: QuantityFault }

/** "4 Stk.", "10 шт": the units of pieces in the eight languages. */
const UNIT =
  /(?:stck|stück|stueck|stuck|stk|st|pcs|pces|pieces|piece|pc|each|ea|pi[eè]ces|pi[eè]ce|pezzi|pezzo|pz|штуки|штука|штук|шт|stuks|unidades|unidade|und|uds|ud|unités|unité|piezas|pieza|peças|pçs|pç)\.?/iu

const AFTER = new RegExp(`\\s*(?:${UNIT.source}|[x×*])$`, 'iu')
const BEFORE = new RegExp(`^(?:${UNIT.source}(?=[\\s\\d])|[x×*])\\s*`, 'iu')
const BLANKS = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/gu
const WHOLE = /^\d+$/
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/
const GROUPS = /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/
const GROUPS_AND_DECIMALS = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/
const DECIMALS = /^\d*[.,]\d+$/
const POWER = /^\d+(?:[.,]\d+)?e\+?\d{1,3}$/i

/** What somebody wrote as a number of pieces. What could be read in two ways is asked back, never guessed. */
export function readQuantity(text: string): ListQuantity {
  const typed = text.normalize('NFKC').trim()
  if (typed === '') return { kind: 'missing' }
  const number = withoutUnit(typed).replace(BLANKS, '')
  if (ONE_GROUP.test(number)) return { kind: 'faulty', typed, fault: 'two-readings' }
  const value = valueOf(number.replace(/^[-\u2212]/, ''))
  if (value === undefined) return { kind: 'faulty', typed, fault: 'not-a-number' }
  if (/^[-\u2212]/.test(number) || value < QUANTITY_MIN) return { kind: 'faulty', typed, fault: 'too-small' }
  if (!Number.isInteger(value)) return { kind: 'faulty', typed, fault: 'not-whole' }
  if (value > QUANTITY_MAX) return { kind: 'faulty', typed, fault: 'too-large' }
  return { kind: 'whole', pieces: value }
}

function valueOf(number: string): number | undefined {
  if (WHOLE.test(number)) return Number(number)
  if (GROUPS.test(number)) return Number(number.replace(/[.,]/g, ''))
  if (GROUPS_AND_DECIMALS.test(number)) {
    const mark = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
    return Number(`${number.slice(0, mark).replace(/[.,]/g, '')}.${number.slice(mark + 1)}`)
  }
  if (DECIMALS.test(number) || POWER.test(number)) return Number(number.replace(',', '.'))
  return undefined
}

/** Most quantities are digits and nothing else: units are looked for where there is something else. */
const withoutUnit = (typed: string): string =>
  WHOLE.test(typed) ? typed : typed.replace(AFTER, '').replace(BEFORE, '')

/** No unit stands between two digits. */
const SEPARATED = /\d[.,/-]\d/

/** A text that is a quantity beyond doubt, and no part of a number: no zero in front, five digits at most. */
export const looksLikePieces = (text: string): boolean => {
  const typed = text.normalize('NFKC').trim()
  return !SEPARATED.test(typed) && /^[1-9]\d{0,4}$/.test(withoutUnit(typed))
}

/** Carries its unit or its "x": "4 Stk.", "4x", "x 4". */
export const saysPieces = (text: string): boolean => {
  const typed = text.normalize('NFKC').trim()
  return looksLikePieces(typed) && !/^\d+$/.test(typed)
}
