import { makeAutoObservable } from 'mobx'
import type { Draft, Drafts } from '#application/drafts/drafts.ts'
import { Debounce } from '#application/kernel/debounce.ts'
import { fromDraftRow, tableDraft, toDraftRow, type DraftRow } from '#application/quick-order/table-draft.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import type { GridRows } from './grid-rows.view-model.ts'

const PAUSE_MS = 300

/** What is written in a table, kept on this device a moment later. */
export class GridDraft {
  keptAt: number | undefined = undefined
  readonly #rows: GridRows
  readonly #draft: Draft<readonly DraftRow[]>
  readonly #clock: Clock
  readonly #debounce: Debounce

  constructor(
    name: string,
    rows: GridRows,
    { drafts, clock }: { readonly drafts: Drafts; readonly clock: Clock },
  ) {
    this.#rows = rows
    this.#draft = drafts.open(tableDraft(name))
    this.#clock = clock
    this.#debounce = new Debounce(clock)
    makeAutoObservable(this)
  }

  /** True where there was something, and room for it. */
  recall(): boolean {
    const kept = this.#draft.restore()
    if (!kept || kept.length === 0 || !this.#rows.isEmpty) return false
    this.#rows.restore(kept.map(fromDraftRow))
    this.keptAt = this.#clock.now()
    return true
  }

  keepSoon(): void {
    if (!this.#debounce.isWaiting) this.#debounce.after(PAUSE_MS, () => this.keep())
  }

  keep(): void {
    this.#debounce.cancel()
    if (this.#rows.isEmpty) {
      this.#draft.discard()
      this.keptAt = undefined
      return
    }
    const kept = this.#draft.save(this.#rows.filled.map(({ written }) => toDraftRow(written)))
    this.keptAt = kept ? this.#clock.now() : undefined
  }

  /** What was typed last is kept before it is too late. */
  close(): void {
    if (this.#debounce.isWaiting) this.keep()
  }
}
