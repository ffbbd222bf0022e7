import { makeAutoObservable } from 'mobx'
import type { ProblemCount, ProblemKind, GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'

/** Rows with a problem, counted by kind, and navigation between them. */
export class GridProblems {
  readonly #rows: GridRows
  #lastSought: GridRow | undefined

  constructor(rows: GridRows) {
    this.#rows = rows
    makeAutoObservable(this)
  }

  /** Number of rows per kind of problem, the most frequent first. */
  get kinds(): readonly ProblemCount[] {
    const counts = new Map<ProblemKind, number>()
    for (const { problem } of this.#rows.all) {
      if (problem !== undefined) counts.set(problem, (counts.get(problem) ?? 0) + 1)
    }
    return [...counts].map(([kind, rows]) => ({ kind, rows })).toSorted((one, other) => other.rows - one.rows)
  }

  /**
   * Returns the next row with a problem after the one that was returned last; after the last row it starts with the
   * first.
   */
  next(kind?: ProblemKind): GridRow | undefined {
    const { shown } = this.#rows
    const isMeant = ({ problem }: GridRow) => problem !== undefined && (kind ?? problem) === problem
    const rows = shown.filter(isMeant)
    const last = this.#lastSought ? shown.indexOf(this.#lastSought) : -1
    const next = rows.find((row) => shown.indexOf(row) > last) ?? rows[0]
    this.#lastSought = next
    return next
  }
}
