import { makeAutoObservable, observableRef } from 'mobx'
import { clampQuantity, QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import { UNDECIDED_CHOICE } from '#domain/quick-order/line-offer.ts'
import { EMPTY_LINE_INPUT, type LineInput } from '#domain/quick-order/line-input.ts'
import { GridHistory } from './grid-history.view-model.ts'
import { GridRow } from './grid-row.view-model.ts'

/** Rows of an order grid with their typed texts. The last row is always empty, for further input. */
export class GridRows {
  readonly limits = QUANTITY_LIMITS
  all: readonly GridRow[]
  onlyProblems = false
  readonly #history = new GridHistory()
  readonly #onChange: () => void
  #lastTyped: string | undefined
  #nextId = 1

  constructor(onChange: () => void) {
    this.#onChange = onChange
    this.all = [this.newRow(EMPTY_LINE_INPUT)]
    makeAutoObservable(this, { limits: false, all: observableRef })
  }

  get filled(): readonly GridRow[] {
    return this.all.filter((row) => !row.isEmpty)
  }

  get ready(): readonly GridRow[] {
    return this.all.filter((row) => row.isReady)
  }

  get problems(): readonly GridRow[] {
    return this.all.filter((row) => row.isProblem)
  }

  get shown(): readonly GridRow[] {
    return this.onlyProblems ? this.problems : this.all
  }

  get isEmpty(): boolean {
    return this.filled.length === 0
  }

  get mayUndo(): boolean {
    return !this.#history.isEmpty
  }

  showOnlyProblems(only: boolean): void {
    this.onlyProblems = only
  }

  type(row: GridRow, change: Partial<LineInput>): void {
    const editKey = `${row.id} ${Object.keys(change).join()}`
    if (this.#lastTyped !== editKey) this.#history.remember(this.all)
    this.#lastTyped = editKey
    row.write(change)
    this.changed()
  }

  /** Changes the quantity by a step. Does nothing for an ambiguous quantity, which the customer must resolve first. */
  step(row: GridRow, offset: number): void {
    if (row.quantity.kind === 'faulty' && row.quantity.error === 'two-readings') return
    this.type(row, { quantity: String(clampQuantity((row.pieces ?? 0) + offset)) })
  }

  /** Chooses one of the parts that the number may mean. */
  takePart(row: GridRow, sku: string): void {
    this.decide(row, { kind: 'part', sku })
  }

  keepReplaced(row: GridRow): void {
    this.decide(row, { kind: 'keep-old' })
  }

  /** Discards the choice in a row. */
  leaveOpen(row: GridRow): void {
    this.decide(row, UNDECIDED_CHOICE)
  }

  remove(row: GridRow): void {
    this.#history.remember(this.all)
    this.all = this.all.filter((each) => each !== row)
    this.changed()
  }

  clear(undo?: () => void): void {
    this.#history.remember(this.all, undo)
    this.all = []
    this.onlyProblems = false
    this.changed()
  }

  /** Undoes the last change; false if there was none. */
  undo(): boolean {
    const rows = this.#history.goBack()
    if (!rows) return false
    this.#lastTyped = undefined
    this.all = rows
    this.changed()
    return true
  }

  /**
   * Inserts rows after `target`, or in its place if it is empty. Without a target, or if it was removed, appends the
   * rows.
   */
  insert(lineInputs: readonly LineInput[], target?: GridRow, undo?: () => void): readonly GridRow[] {
    this.#history.remember(this.all, undo)
    this.#lastTyped = undefined
    const targetRow = target && this.all.includes(target) ? target : undefined
    // inserts before the empty row at the end, which may have the focus
    const index = targetRow ? this.all.indexOf(targetRow) : this.all.findLastIndex((row) => !row.isEmpty) + 1
    const before = this.all
      .slice(0, targetRow && !targetRow.isEmpty ? index + 1 : index)
      .filter((row) => !row.isEmpty || row !== this.all.at(-1))
    const after = targetRow ? this.all.slice(index + 1) : this.all.slice(index, index + 1)
    const rows = lineInputs.map((each) => this.newRow(each))
    this.all = [...before, ...rows, ...after]
    this.changed()
    return rows
  }

  /** Replaces the rows in `gone` by `next`, which may contain some of the rows in `gone`. */
  exchange(
    gone: ReadonlySet<GridRow>,
    next: readonly (GridRow | LineInput)[],
    undo: () => void,
  ): readonly GridRow[] {
    this.#history.remember(this.all, undo)
    this.#lastTyped = undefined
    const first = this.all.findIndex((row) => gone.has(row))
    const index = first >= 0 ? first : this.all.findLastIndex((row) => !row.isEmpty) + 1
    const rows = next.map((each) => (each instanceof GridRow ? each : this.newRow(each)))
    const stays = (row: GridRow) => !gone.has(row)
    this.all = [...this.all.slice(0, index).filter(stays), ...rows, ...this.all.slice(index).filter(stays)]
    this.changed()
    return rows
  }

  /** Writes quantities into this row and the ones below. */
  fillDown(quantities: readonly string[], from: GridRow): void {
    this.#history.remember(this.all)
    let index = this.all.indexOf(from)
    for (const quantity of quantities) {
      const row = this.all[index] ?? this.newRow(EMPTY_LINE_INPUT)
      if (!this.all.includes(row)) this.all = [...this.all, row]
      row.write({ quantity })
      index += 1
    }
    this.changed()
  }

  /** Restores the rows of a draft. They count as unchanged. */
  restore(lineInputs: readonly LineInput[]): void {
    this.all = [...lineInputs, EMPTY_LINE_INPUT].map((each) => this.newRow(each))
  }

  /** Replaces all rows; can be undone. */
  replace(lineInputs: readonly LineInput[]): void {
    this.#history.remember(this.all)
    this.#lastTyped = undefined
    this.restore(lineInputs)
    this.changed()
  }

  /** Removes rows that were added to the cart. Clears the undo history, so that they cannot return. */
  release(gone: ReadonlySet<GridRow>): void {
    this.#history.forget()
    this.all = this.all.filter((row) => !gone.has(row))
    this.endWithEmpty()
  }

  /** Next row; appends one if this is the last. */
  below(row: GridRow): GridRow | undefined {
    this.endWithEmpty()
    return this.shown[this.shown.indexOf(row) + 1]
  }

  private decide(row: GridRow, choice: LineInput['choice']): void {
    this.#history.remember(this.all)
    row.write({ choice })
    this.changed()
  }

  private changed(): void {
    this.endWithEmpty()
    this.#onChange()
  }

  private endWithEmpty(): void {
    if (this.all.at(-1)?.isEmpty !== true) this.all = [...this.all, this.newRow(EMPTY_LINE_INPUT)]
  }

  private newRow(lineInput: LineInput): GridRow {
    return new GridRow(this.#nextId++, lineInput)
  }
}
