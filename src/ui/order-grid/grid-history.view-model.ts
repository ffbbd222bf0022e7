import { makeAutoObservable, observableRef } from 'mobx'
import type { LineInput } from '#domain/quick-order/line-input.ts'
import type { GridRow } from './grid-row.view-model.ts'

const UNDO_STEPS = 50

type Snapshot = {
  readonly rows: readonly { readonly row: GridRow; readonly written: LineInput }[]
  /** Also undoes the effects of the change outside the rows, such as an imported list. */
  readonly undo: (() => void) | undefined
}

/** Undo stack: contents of the table before each change. */
export class GridHistory {
  private past: readonly Snapshot[] = []

  constructor() {
    makeAutoObservable<GridHistory, 'past'>(this, { past: observableRef })
  }

  get isEmpty(): boolean {
    return this.past.length === 0
  }

  remember(rows: readonly GridRow[], undo?: () => void): void {
    const snapshot = { rows: rows.map((row) => ({ row, written: row.written })), undo }
    this.past = [...this.past, snapshot].slice(-UNDO_STEPS)
  }

  /** Undoes the last change: returns the rows before it, with their texts restored. */
  goBack(): readonly GridRow[] | undefined {
    const last = this.past.at(-1)
    this.past = this.past.slice(0, -1)
    last?.undo?.()
    return last?.rows.map(({ row, written }) => {
      row.write(written)
      return row
    })
  }

  forget(): void {
    this.past = []
  }
}
