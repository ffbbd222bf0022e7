import { normalizePartNumber } from '../shared/normalize-part-number.ts'
import { LabelRecords } from './label-record.ts'
import type { Part } from './line-parts.ts'
import { applyChange, type ListChange } from './list-changes.ts'
import type { ListQuantity } from './list-quantity.ts'
import { TEXT_ROW, type RowReading } from './rows-read.ts'
import type { Table } from './table-groups.ts'
import { SharedQuantityLines } from './shared-quantity.ts'

/** State of a list while its rows are read from top to bottom: rows below change rows above. */
export class ListState {
  readonly readings: RowReading[]
  readonly records: LabelRecords
  readonly ofAll = new SharedQuantityLines((index, quantity) => this.setQuantity(index, quantity))
  /** Transposed tables (articles side by side) that have been read. */
  readonly turned = new Set<Table['turned']>()
  /** Number of parts. */
  count = 0
  last: Part | undefined
  /** True after a question such as "2.30256, do you have 4?": a later line states the ordered quantity. */
  isQuestion = false
  /** Index of the row whose only number has no quantity yet. */
  open: number | undefined
  /** Groups of rows by the last word of their heading: "For truck 18:". */
  readonly groups: { readonly index: number; readonly key: string }[] = [{ index: 0, key: '' }]
  /** Index of the row of each part, by its normalised number. */
  readonly #indexes = new Map<string, number[]>()

  /** `indexOf` finds the row with a line number. */
  constructor(rows: number, indexOf: (lineNo: number) => number) {
    this.readings = Array.from({ length: rows }, () => TEXT_ROW)
    this.records = new LabelRecords((part, lineNo) => this.add(indexOf(lineNo), [part]))
  }

  add(index: number, parts: readonly Part[]): void {
    this.readings[index] = { kind: 'parts', parts: [...this.partsAt(index), ...parts] }
    for (const { number } of parts) {
      const key = normalizePartNumber(number)
      const indexes = this.#indexes.get(key)
      if (indexes) indexes.push(index)
      else this.#indexes.set(key, [index])
    }
  }

  mark(index: number, kind: 'heads' | 'blank'): void {
    this.readings[index] = { kind, parts: [] }
  }

  has(number: string): boolean {
    return this.#indexes.has(normalizePartNumber(number))
  }

  /** Removes the parts with these numbers, because a later line corrects them: "actually make that 3". */
  forget(numbers: readonly string[]): void {
    for (const key of numbers.map(normalizePartNumber)) {
      for (const index of this.#indexes.get(key) ?? [])
        this.#setParts(
          index,
          this.partsAt(index).filter(({ number }) => normalizePartNumber(number) !== key),
        )
      this.#indexes.delete(key)
    }
  }

  /** Changes earlier rows: "double the 2.30256". */
  change(change: Extract<ListChange, { kind: 'times' | 'swap' }>): void {
    const key = normalizePartNumber(change.number)
    const indexes = this.#indexes.get(key) ?? []
    const keysOf = (number: string): readonly string[] => [normalizePartNumber(number)]
    for (const index of indexes)
      this.#setParts(
        index,
        this.partsAt(index).flatMap(
          (part) => applyChange(part, change, keysOf, { place: 0, count: 0 }) ?? [],
        ),
      )
    if (change.kind === 'times') return
    this.#indexes.delete(key)
    const by = normalizePartNumber(change.by)
    this.#indexes.set(by, [...(this.#indexes.get(by) ?? []), ...indexes])
  }

  setQuantity(index: number, quantity: ListQuantity): void {
    this.#setParts(
      index,
      this.partsAt(index).map((part) => ({ ...part, quantity })),
    )
  }

  /** True if the number of a row above has no quantity yet. */
  get isOpen(): boolean {
    return this.open !== undefined && this.partsAt(this.open).at(-1)?.quantity.kind === 'missing'
  }

  /** Assigns a quantity to the number that still lacks one. */
  close(quantity: ListQuantity): void {
    const index = this.open ?? 0
    const parts = this.partsAt(index)
    this.#setParts(
      index,
      parts.map((part, index) => (index === parts.length - 1 ? { ...part, quantity } : part)),
    )
    this.open = undefined
  }

  /** Indexes of the rows directly above that have no quantity. */
  uncountedAbove(index: number): readonly number[] {
    const above = this.readings.slice(0, this.readings[index - 1]?.kind === 'blank' ? index - 1 : index)
    const start = above.findLastIndex(
      ({ kind, parts }) => kind !== 'parts' || parts.some(({ quantity }) => quantity.kind !== 'missing'),
    )
    return above.slice(start + 1).map((_, index) => start + 1 + index)
  }

  /** Parts of the group that "the same as truck 17" refers to; otherwise parts of the last group. */
  partsOfGroup(text: string, end: number): readonly Part[] {
    const words = new Set(text.slice(text.indexOf(':') + 1).split(/[ .,;!]+/))
    const named = this.groups.findLastIndex(({ key }) => key !== '' && words.has(key))
    const index = named < 0 ? this.groups.length - 1 : named
    return this.readings
      .slice(this.groups[index]?.index ?? 0, this.groups[index + 1]?.index ?? end)
      .flatMap(({ parts }) => parts)
  }

  partsAt(index: number): readonly Part[] {
    return this.readings[index]?.parts ?? []
  }

  #setParts(index: number, parts: readonly Part[]): void {
    this.readings[index] = { ...(this.readings[index] ?? TEXT_ROW), parts }
  }
}
