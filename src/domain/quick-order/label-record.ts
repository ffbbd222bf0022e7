import { roleOf } from './column-roles.ts'
import { isQuantityCell, numberOfCell, part, type Part } from './line-parts.ts'
import { MISSING } from './line-parts.ts'
import { hasDigit } from './number-shape.ts'
import { readQuantity, type ListQuantity } from './list-quantity.ts'
import type { Witness } from './witness.ts'

const LABELLED = /^[^\p{L}\p{N}]*(\p{L}[^:=\d]{0,40}?)\s*(?::|=|\.{3,}|\t)\s*(\S.*)?$/u
const VALUE_MAX = 80

/** A line that names its value: "Quantity: 4". */
export type LabelLine =
  | { readonly kind: 'number'; readonly number: string; readonly isSecond: boolean; readonly rest: string }
  | { readonly kind: 'quantity'; readonly quantity: ListQuantity }
  | { readonly kind: 'expects'; readonly what: 'number' | 'quantity' }
  | { readonly kind: 'other' }

/** Undefined for a line without a known label, or with more than a value behind it. */
export function labelLine(cells: readonly string[], witness: Witness): LabelLine | undefined {
  const filled = cells.filter((cell) => cell !== '')
  const [first = '', second = ''] = filled
  if (filled.length > 2 || first.length > 120) return undefined
  const match = filled.length === 2 ? [first, first.replace(/[:=.\s]+$/, ''), second] : LABELLED.exec(first)
  const label = match?.[1] ?? (filled.length === 1 ? first : '')
  const value = match?.[2]?.trim() ?? ''
  if (hasDigit(label)) return undefined
  const role = roleOf(label)
  if (role === undefined || value.length > VALUE_MAX) return undefined
  if (role === 'number' || role === 'other-number' || role === 'maybe-number') {
    if (value === '') return match || role === 'number' ? { kind: 'expects', what: 'number' } : undefined
    const found = numberOfCell(value, witness)
    if (!found || (role === 'maybe-number' && !found.testimony)) return { kind: 'other' }
    if (found.rest !== '' && (/\d/.test(found.rest) || found.rest.length > 30)) return undefined
    return {
      kind: 'number',
      number: found.number,
      isSecond: role !== 'number' && !found.testimony?.isOwn,
      rest: found.rest,
    }
  }
  if (role === 'quantity' || role === 'wanted') {
    if (value === '') return { kind: 'expects', what: 'quantity' }
    return isQuantityCell(value) ||
      (readQuantity(value).kind === 'faulty' && /^\d/.test(value) && value.length < 12)
      ? { kind: 'quantity', quantity: readQuantity(value) }
      : undefined
  }
  return match ? { kind: 'other' } : undefined
}

/** Collects the labelled lines of one article after the other. */
export class LabelRecords {
  #lineNo = 0
  #number: { readonly number: string; readonly isSecond: boolean; readonly rest: string } | undefined
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
      if (this.#quantity) this.flush()
      this.#quantity = line.quantity
    }
  }

  /** Ends a record that has a number; a quantity alone waits for the number below it. */
  end(): void {
    if (this.#number && this.#quantity) this.flush()
    this.#expects = undefined
  }

  flush(): void {
    const number = this.#number
    if (number) this.#onPart(part(number.number, this.#quantity ?? MISSING, [number.rest]), this.#lineNo)
    this.#number = undefined
    this.#quantity = undefined
    this.#expects = undefined
  }

  get waits(): boolean {
    return this.#quantity !== undefined && this.#number === undefined
  }

  /** The quantity above a number that is written without a label. */
  takeQuantity(): ListQuantity | undefined {
    const quantity = this.#quantity
    this.#quantity = undefined
    return quantity
  }
}
