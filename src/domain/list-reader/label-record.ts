import { roleOf, type ColumnRole } from './column-roles.ts'
import { isQuantityCell, numberOfCell, partOf, type Part } from './line-parts.ts'
import { MISSING_QUANTITY } from './line-parts.ts'
import { isReferenceLine, isTotalLine } from './ignored-lines.ts'
import { hasDigit } from './number-shape.ts'
import { readQuantity, type ListQuantity } from './list-quantity.ts'
import { isQuantityLabel } from './quantity-words.ts'
import { wordKey } from './plain-text.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

const MARK = /[:=\t]|\.{3}/
const LABEL_MAX = 41
const VALUE_MAX = 80

/** Labels that mean "parts" or "pieces": their value is a quantity only if it looks like one. */
const PIECES = /^(?:pieces|pecas|piezas)$/

/** A line with a label before its value: "Quantity: 4". */
export type LabelLine =
  | {
      readonly kind: 'number'
      readonly number: string
      readonly isSecond: boolean
      /** True if the number may be that of a customer or an order: without a quantity it is not ordered. */
      readonly isDoubtful: boolean
      readonly rest: string
    }
  /** `isTotal`: true for "Total quantity", which repeats the quantity of another label. */
  | { readonly kind: 'quantity'; readonly quantity: ListQuantity; readonly isTotal?: boolean }
  | { readonly kind: 'expects'; readonly what: 'number' | 'quantity' }
  | { readonly kind: 'other' }

/** Reads a line that starts with a label; undefined without a known label, or with several values behind it. */
export function labelLine(cells: readonly string[], lookup: CatalogueLookup): LabelLine | undefined {
  const filled = cells.filter((cell) => cell !== '')
  const [first = '', second = ''] = filled
  if (filled.length > 2 || first.length > 120) return undefined
  const pair = filled.length === 2 ? { label: trimmed(first), value: second } : pairIn(first)
  const { label, value } = pair ?? { label: first, value: '' }
  if (hasDigit(label)) return undefined
  const ordered = filled.length === 1 ? countedOf(first) : undefined
  if (ordered) return { kind: 'quantity', quantity: ordered }
  return value.length > VALUE_MAX ? undefined : valueLine(label, value, pair !== undefined, lookup)
}

const trimmed = (label: string): string => label.replace(/[:=.\s]{1,9}$/, '')

const pairIn = (text: string): Labelled | undefined => labelled(text) ?? counted(text)

/** `isMarked`: the text has a label's separator, such as a colon, even without a value. */
function valueLine(
  label: string,
  value: string,
  isMarked: boolean,
  lookup: CatalogueLookup,
): LabelLine | undefined {
  const role = roleOf(label)
  if (role === undefined) return undefined
  if ((role === 'unit' || PIECES.test(wordKey(label))) && isQuantityCell(value))
    return { kind: 'quantity', quantity: readQuantity(value) }
  if (isNumberRole(role)) {
    if (value !== '') return numberLine(label, role, value, lookup)
    return isMarked || role === 'number' ? { kind: 'expects', what: 'number' } : undefined
  }
  if (role === 'quantity' || role === 'wanted') return quantityLine(label, value)
  // a sentence such as "per domani: 2.30256 (nr. 2)" does not start with a label, although it contains a colon
  const isSentence = role === 'other-quantity' && numberOfCell(value, lookup)?.catalogueMatch !== undefined
  return isMarked && !isSentence ? { kind: 'other' } : undefined
}

type Labelled = { readonly label: string; readonly value: string }
type NumberRole = 'number' | 'other-number' | 'maybe-number'
const isNumberRole = (role: ColumnRole): role is NumberRole =>
  role === 'number' || role === 'other-number' || role === 'maybe-number'

function numberLine(
  label: string,
  role: NumberRole,
  value: string,
  lookup: CatalogueLookup,
): LabelLine | undefined {
  const cellNumber = numberOfCell(value, lookup)
  if (!cellNumber || (role === 'maybe-number' && !cellNumber.catalogueMatch)) return { kind: 'other' }
  if (cellNumber.rest !== '' && (/\d/.test(cellNumber.rest) || cellNumber.rest.length > 30)) return undefined
  return {
    kind: 'number',
    number: cellNumber.number,
    isSecond: role !== 'number' && !cellNumber.catalogueMatch?.isOwn,
    isDoubtful: !cellNumber.catalogueMatch && (role !== 'number' || isReferenceLine(label)),
    rest: cellNumber.rest,
  }
}

function quantityLine(label: string, value: string): LabelLine | undefined {
  if (value === '') return { kind: 'expects', what: 'quantity' }
  const quantity = readQuantity(value)
  const isFaulty = quantity.kind === 'faulty' && /^\d/.test(value) && value.length < 12
  if (quantity.kind !== 'whole' && !isFaulty) return undefined
  return { kind: 'quantity', quantity, ...(isTotalLine(label) && { isTotal: true }) }
}

/** The ordered quantity among several labelled ones: "Ordered: 4 , Shipped: 2"; undefined for any other text. */
function countedOf(text: string): ListQuantity | undefined {
  const pairs = text.split(' , ').map((pair) => labelled(pair.trim()) ?? { label: '', value: '' })
  const roles = pairs.map(({ label }) => roleOf(label))
  const isOfNumbers = roles.some((role) => role === 'number' || role === 'other-number')
  if (pairs.length < 2 || isOfNumbers || pairs.some(({ label }) => label === '')) return undefined
  const [ordered, ...others] = pairs.filter(({ label }) => isQuantityRole(label))
  return ordered && others.length === 0 && isQuantityCell(ordered.value)
    ? readQuantity(ordered.value)
    : undefined
}

/** Reads "Quantità 4", without a separator between label and value. */
function counted(text: string): Labelled | undefined {
  const index = Math.max(text.search(/\d/), 0)
  const label = text.slice(0, index).trim()
  const value = text.slice(index).trim()
  return index < LABEL_MAX && isQuantityLabel(label) && isQuantityCell(value) ? { label, value } : undefined
}

function labelled(text: string): Labelled | undefined {
  const line = text.replace(/^[^\p{L}\p{N}]+/u, '')
  const index = line.search(MARK)
  const label = line.slice(0, Math.max(index, 0)).trim()
  if (!/^\p{L}/u.test(label) || label.length > LABEL_MAX) return undefined
  return {
    label,
    value: line
      .slice(index)
      .replace(/^[:=.\s]+/, '')
      .trim(),
  }
}

export const labelNameOf = (line: string): string | undefined => {
  const { label = '' } = line.length > LABEL_MAX + VALUE_MAX ? {} : (labelled(line) ?? {})
  return label === '' ? undefined : wordKey(label)
}

export const isQuantityRole = (label: string): boolean => {
  const role = roleOf(label)
  return role === 'quantity' || role === 'wanted'
}

/** Collects the labelled lines of one article after another. */
export class LabelRecords {
  #lineNo = 0
  #number: Extract<LabelLine, { kind: 'number' }> | undefined
  #quantity: ListQuantity | undefined
  #expects: 'number' | 'quantity' | undefined
  readonly #onPart: (part: Part, lineNo: number) => void

  constructor(onPart: (part: Part, lineNo: number) => void) {
    this.#onPart = onPart
  }

  get expects(): 'number' | 'quantity' | undefined {
    return this.#expects
  }

  take(line: LabelLine, lineNo: number): void {
    this.#expects = line.kind === 'expects' ? line.what : undefined
    if (line.kind === 'number') {
      if (this.#number && !line.isSecond && !this.#number.isSecond) this.flush()
      if (this.#number && line.isSecond) return
      this.#number = line
      this.#lineNo = lineNo
    }
    if (line.kind === 'quantity') {
      if (line.isTotal === true && (this.#quantity || !this.#number)) return
      if (this.#quantity) this.flush()
      this.#quantity = line.quantity
    }
  }

  /**
   * Ends a record that has a number and a quantity. Without one of both, the record stays open, because the next
   * lines may contain it.
   */
  end(): void {
    if (this.#number && this.#quantity) this.flush()
    this.#expects = undefined
  }

  flush(): void {
    const number = this.#number
    if (number && (this.#quantity || !number.isDoubtful))
      this.#onPart(partOf(number.number, this.#quantity ?? MISSING_QUANTITY, [number.rest]), this.#lineNo)
    this.#number = undefined
    this.#quantity = undefined
    this.#expects = undefined
  }

  get lacksQuantity(): boolean {
    return this.#number !== undefined && this.#quantity === undefined
  }

  get waits(): boolean {
    return this.#quantity !== undefined && this.#number === undefined
  }

  /** Returns the quantity of the label above, for a number that has no label. */
  takeQuantity(): ListQuantity | undefined {
    if (this.#number) return undefined
    const quantity = this.#quantity
    this.#quantity = undefined
    return quantity
  }
}
