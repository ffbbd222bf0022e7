import { makeAutoObservable, runInAction, when } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import type { LineTarget, AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import type { CartItem } from '#application/cart/cart-api.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import { isFoundByOtherNumber } from '#domain/quick-order/checked-line.ts'
import { cartSku } from '#domain/cart/quantity.ts'
import type { LineInput } from '#domain/quick-order/line-input.ts'
import type { GridDraft } from './grid-draft.view-model.ts'
import type { GridCheck } from './grid-check.view-model.ts'
import type { GridMessage } from './grid-message.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'

/** `written`: content of the row when it was sent. */
type Sent = { readonly row: GridRow; readonly written: LineInput; readonly item: CartItem }

/** Adds the rows of a table to the cart, a saved cart or a parts list. */
export class GridTransfer {
  readonly task = new Task()
  /** True while the submission waits until the rows are checked. */
  isWaiting = false
  private isConnected = true
  readonly #rows: GridRows
  readonly #check: Pick<GridCheck, 'run'>
  readonly #draft: GridDraft
  readonly #session: SessionStore
  readonly #addLinesToTarget: AddLinesToTarget
  /** Numbers for which the user has been asked to confirm the replacement part. */
  readonly #confirmed = new Set<string>()
  /** Submission that waits for the connection, with its items as JSON. */
  #waiting: { readonly target: LineTarget; readonly items: string } | undefined
  /** True while a list or scan is being read, whose rows are not in the table yet. */
  readonly #isReading: () => boolean
  readonly #showNotice: (notice: GridMessage | undefined) => void

  constructor(
    rows: GridRows,
    check: Pick<GridCheck, 'run'>,
    draft: GridDraft,
    isReading: () => boolean,
    {
      session,
      addLinesToTarget,
    }: { readonly session: SessionStore; readonly addLinesToTarget: AddLinesToTarget },
    showNotice: (notice: GridMessage | undefined) => void,
  ) {
    this.#rows = rows
    this.#check = check
    this.#draft = draft
    this.#isReading = isReading
    this.#session = session
    this.#addLinesToTarget = addLinesToTarget
    this.#showNotice = showNotice
    makeAutoObservable(this)
  }

  get mayFillCart(): boolean {
    return this.#session.canAddToCart
  }

  get isBusy(): boolean {
    return this.isWaiting || this.task.isRunning
  }

  /** The selected rows, or all if none is selected. */
  get rows(): readonly GridRow[] {
    return this.meant(this.#rows.all).filter(({ isReady }) => isReady)
  }

  toCart(): Promise<void> {
    return this.to({ kind: 'cart' })
  }

  /**
   * Adds the rows to the target, after a repeated check of rows whose check failed. Accepted rows are removed from the
   * table; the others remain and show the reason.
   */
  async to(target: LineTarget): Promise<void> {
    if (this.isBusy) return
    if (this.#isReading()) await this.waitUntil(() => !this.#isReading())
    const rows = this.meant(this.#rows.all)
    if (this.isConnected && rows.some(isUnanswered)) void this.#check.run()
    // rows typed from here on are not part of this submission
    if (this.isConnected && rows.some(isAwaited))
      await this.waitUntil(() => !this.isConnected || !rows.some(isAwaited))
    const ready = rows.filter((row) => row.isReady && this.#rows.all.includes(row))
    const sent = ready.flatMap(sentOf)
    if (sent.length === 0) return
    const replaced = ready.filter((row) => row.state === 'replaced' && !this.#confirmed.has(row.number))
    if (replaced.length > 0) return this.askFor(replaced, target)
    this.#showNotice(undefined)
    const items = itemsOf(sent)
    if (!this.isConnected) return this.wait(target, items)
    await this.task.run(
      () => this.#addLinesToTarget.run(target, items),
      (put) => {
        if (put.ok) this.settle(put.value.target, sent, put.value.outcomes)
        else this.#showNotice({ kind: 'not-added', target, rejection: put.error })
      },
    )
  }

  /** Sends the waiting submission when the connection returns, unless the rows have changed. */
  connect(isConnected: boolean): void {
    this.isConnected = isConnected
    const waiting = this.#waiting
    if (!isConnected || !waiting) return
    this.#waiting = undefined
    this.#showNotice(undefined)
    const items = itemsOf(this.rows.flatMap(sentOf))
    if (JSON.stringify(items) === waiting.items) void this.to(waiting.target)
  }

  private meant(rows: readonly GridRow[]): readonly GridRow[] {
    const marked = rows.filter((row) => row.isMarked && (row.isReady || isAwaited(row) || isUnanswered(row)))
    return marked.length > 0 ? marked : rows
  }

  private async waitUntil(isReady: () => boolean): Promise<void> {
    this.isWaiting = true
    await when(isReady)
    runInAction(() => (this.isWaiting = false))
  }

  private wait(target: LineTarget, items: readonly CartItem[]): void {
    this.#waiting = { target, items: JSON.stringify(items) }
    this.#showNotice({ kind: 'waiting' })
  }

  /** Asks the user to confirm all replacements in the list; the next press of the button counts as the confirmation. */
  private askFor(rows: readonly GridRow[], target: LineTarget): void {
    for (const { number } of rows) this.#confirmed.add(number)
    const replacements = rows.map((row) => ({
      number: requestedNumberOf(row),
      by: row.offer?.part?.sku ?? '',
    }))
    this.#showNotice({ kind: 'replaced', target, replacements })
  }

  /**
   * Removes accepted rows and marks rejected ones. A row that the user has changed since the request is not touched.
   */
  private settle(target: LineTarget, sent: readonly Sent[], outcomes: readonly LineOutcome[]): void {
    const gone = new Set<GridRow>()
    let [lines, pieces] = [0, 0]
    for (const [index, { row, written, item }] of sent.entries()) {
      const { accepted } = outcomes[index] ?? {}
      if (accepted === undefined) continue
      pieces += accepted
      if (accepted >= item.quantity) lines += 1
      if (row.written !== written) continue
      if (accepted >= item.quantity) gone.add(row)
      else if (accepted > 0) row.markRejected('limited', String(item.quantity - accepted))
      else row.markRejected('refused', row.written.quantity)
    }
    this.#rows.release(gone)
    this.#draft.keep()
    this.#showNotice({ kind: 'added', target, lines, pieces, left: this.#rows.filled.length })
  }
}

const isAwaited = ({ number, state }: GridRow): boolean =>
  number !== '' && (state === 'waiting' || state === 'asking')

const isUnanswered = ({ state }: GridRow): boolean => state === 'unanswered'

const itemsOf = (sent: readonly Sent[]): readonly CartItem[] => sent.map(({ item }) => item)

function sentOf(row: GridRow): readonly Sent[] {
  const { part, pieces, state } = row.offer ?? {}
  if (!part || !pieces) return []
  const sku = cartSku(part.vendorId, part.sku)
  const requestedNumber = state === 'replaced' ? requestedNumberOf(row) : otherNumberOf(row)
  const item = { sku, quantity: pieces, ...(requestedNumber !== undefined && { requestedNumber }) }
  return [{ row, written: row.written, item }]
}

/** Number to print on the order line beside the article: the company's own number, or an OE or reference number. */
const otherNumberOf = ({ line, number, offer }: GridRow) =>
  line?.decided || (offer?.part && isFoundByOtherNumber(offer.part)) ? number : undefined

/** Number of the replaced part, even if the user typed another of its numbers. */
const requestedNumberOf = (row: GridRow): string => row.line?.part?.sku ?? row.number
