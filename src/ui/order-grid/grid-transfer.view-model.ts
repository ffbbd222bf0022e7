import { makeAutoObservable } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import type { LineTarget, AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import { cartSku } from '#domain/cart/quantity.ts'
import type { GridDraft } from './grid-draft.view-model.ts'
import type { GridMessage } from './grid-message.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'

type Sent = { readonly row: GridRow; readonly sku: string; readonly quantity: number }

/** How the rows of a table get into the cart, another cart or a notice list. */
export class GridTransfer {
  readonly task = new Task()
  readonly #rows: GridRows
  readonly #draft: GridDraft
  readonly #session: SessionStore
  readonly #addLinesToTarget: AddLinesToTarget
  readonly #say: (notice: GridMessage | undefined) => void

  constructor(
    rows: GridRows,
    draft: GridDraft,
    {
      session,
      addLinesToTarget,
    }: { readonly session: SessionStore; readonly addLinesToTarget: AddLinesToTarget },
    say: (notice: GridMessage | undefined) => void,
  ) {
    this.#rows = rows
    this.#draft = draft
    this.#session = session
    this.#addLinesToTarget = addLinesToTarget
    this.#say = say
    makeAutoObservable(this)
  }

  get mayFillCart(): boolean {
    return this.#session.canAddToCart
  }

  /** Of the marked rows where any is marked, else of all. */
  get rows(): readonly GridRow[] {
    const { ready } = this.#rows
    const marked = ready.filter((row) => row.isMarked)
    return marked.length > 0 ? marked : ready
  }

  toCart(): Promise<void> {
    return this.to({ kind: 'cart' })
  }

  /** What was taken leaves the table; the rest stays, with its reason. */
  async to(target: LineTarget): Promise<void> {
    const sent = this.rows.flatMap(sentOf)
    if (sent.length === 0 || this.task.isRunning) return
    this.#say(undefined)
    const items = sent.map(({ sku, quantity }) => ({ sku, quantity }))
    await this.task.run(
      () => this.#addLinesToTarget.run(target, items),
      (put) => {
        if (put.ok) this.settle(put.value.target, sent, put.value.outcomes)
        else this.#say({ kind: 'not-added', target, refusal: put.error })
      },
    )
  }

  private settle(target: LineTarget, sent: readonly Sent[], outcomes: readonly LineOutcome[]): void {
    const gone = new Set<GridRow>()
    let pieces = 0
    for (const [index, { row, quantity }] of sent.entries()) {
      const { accepted } = outcomes[index] ?? {}
      if (accepted === undefined) continue
      pieces += accepted
      if (accepted >= quantity) gone.add(row)
      else if (accepted > 0) row.markRejected('limited', String(quantity - accepted))
      else row.markRejected('refused', row.written.quantity)
    }
    this.#rows.release(gone)
    this.#draft.keep()
    this.#say({ kind: 'added', target, lines: gone.size, pieces, left: this.#rows.filled.length })
  }
}

function sentOf(row: GridRow): readonly Sent[] {
  const { part, pieces } = row.offer ?? {}
  return part && pieces ? [{ row, sku: cartSku(part.vendorId, part.sku), quantity: pieces }] : []
}
