import { makeAutoObservable, observableRef } from 'mobx'
import type { WrittenLine } from '#domain/quick-order/written-line.ts'
import type { TableRow } from './grid-row.view-model.ts'

const UNDO_STEPS = 50

type Snapshot = readonly { readonly row: TableRow; readonly written: WrittenLine }[]

/** What the table held before each change, the last one first to come back. */
export class TableHistory {
  private past: readonly Snapshot[] = []

  constructor() {
    makeAutoObservable<TableHistory, 'past'>(this, { past: observableRef })
  }

  get isEmpty(): boolean {
    return this.past.length === 0
  }

  remember(rows: readonly TableRow[]): void {
    const snapshot = rows.map((row) => ({ row, written: row.written }))
    this.past = [...this.past, snapshot].slice(-UNDO_STEPS)
  }

  /** The rows as they were, written as they were. */
  goBack(): readonly TableRow[] | undefined {
    const last = this.past.at(-1)
    this.past = this.past.slice(0, -1)
    return last?.map(({ row, written }) => {
      row.write(written)
      return row
    })
  }

  forget(): void {
    this.past = []
  }
}
