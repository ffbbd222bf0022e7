import { makeAutoObservable, observableRef } from 'mobx'
import type { Draft, Drafts } from '#application/drafts/drafts.ts'
import { Debounce } from '#application/kernel/debounce.ts'
import { fromDraftRow, tableDraft, toDraftRow, type DraftRow } from '#application/quick-order/table-draft.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import type { GridRows } from './grid-rows.view-model.ts'

const PAUSE_MS = 300
const NO_ROWS = '[]'

/** Draft of a table, stored on this device with a debounce. */
export class GridDraft {
  keptAt: number | undefined = undefined
  /** Newer draft of another tab. It is overwritten only after the customer has decided to. */
  theirs: readonly DraftRow[] | undefined = undefined
  readonly #rows: GridRows
  readonly #draft: Draft<readonly DraftRow[]>
  readonly #clock: Clock
  readonly #debounce: Debounce
  /** Last draft that this tab has read or stored, as JSON. */
  #known = NO_ROWS

  constructor(
    name: string,
    rows: GridRows,
    { drafts, clock }: { readonly drafts: Drafts; readonly clock: Clock },
  ) {
    this.#rows = rows
    this.#draft = drafts.open(tableDraft(name))
    this.#clock = clock
    this.#debounce = new Debounce(clock)
    makeAutoObservable(this, { theirs: observableRef })
  }

  /** Restores the stored draft. False if none exists or the table is not empty. */
  recall(): boolean {
    const savedRows = this.#draft.restore()
    if (!savedRows || savedRows.length === 0 || !this.#rows.isEmpty) return false
    this.#rows.restore(savedRows.map(fromDraftRow))
    this.#known = JSON.stringify(savedRows)
    this.keptAt = this.#clock.now()
    return true
  }

  keepSoon(): void {
    if (!this.#debounce.isWaiting) this.#debounce.after(PAUSE_MS, () => this.keep())
  }

  keep(): void {
    this.#debounce.cancel()
    this.theirs = this.#foreignRows
    if (!this.theirs) this.#overwrite()
  }

  /** Shows the draft of another tab if nothing was typed in this one; otherwise the customer decides. */
  refresh(): void {
    const foreign = this.#foreignRows
    if (!foreign) return
    if (JSON.stringify(this.#ownRows) !== this.#known) {
      this.theirs = foreign
      return
    }
    this.#known = JSON.stringify(foreign)
    this.#rows.replace(foreign.map(fromDraftRow))
  }

  /** Loads the draft of another tab, or overwrites it. */
  decide(isOwn: boolean): void {
    const { theirs } = this
    if (!theirs) return
    this.theirs = undefined
    this.#known = JSON.stringify(theirs)
    if (isOwn) this.#overwrite()
    else this.#rows.replace(theirs.map(fromDraftRow))
  }

  get #foreignRows(): readonly DraftRow[] | undefined {
    const stored = this.#draft.restore() ?? []
    const text = JSON.stringify(stored)
    const isForeign = ![NO_ROWS, this.#known, JSON.stringify(this.#ownRows)].includes(text)
    return isForeign ? stored : undefined
  }

  get #ownRows(): readonly DraftRow[] {
    return this.#rows.filled.map(({ written }) => toDraftRow(written))
  }

  #overwrite(): void {
    const rows = this.#ownRows
    this.#known = JSON.stringify(rows)
    const isKept = rows.length > 0 && this.#draft.save(rows)
    if (rows.length === 0) this.#draft.discard()
    this.keptAt = isKept ? this.#clock.now() : undefined
  }

  /** Stores the last input before the page is closed. */
  close(): void {
    if (this.#debounce.isWaiting) this.keep()
  }
}
