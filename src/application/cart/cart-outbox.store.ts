import { autorun, makeAutoObservable, observable } from 'mobx'
import type { CartLine, CartLineId, LineOutcome } from '#domain/cart/cart.ts'
import {
  inWholePackages,
  isFulfilled,
  unresolvedChange,
  mergeChange,
  type LinePatch,
  type PendingChange,
  type ChangeFailure,
} from '#domain/cart/pending-change.ts'
import type { CartStore } from './cart.store.ts'

/** Outbox of cart changes that the API has not confirmed: at most one pending change per line. */
export class CartOutbox {
  readonly #cart: CartStore
  readonly #pendingChanges = observable.map<CartLineId, PendingChange>({}, { deep: false })
  readonly #outcomes = observable.map<CartLineId, LineOutcome>({}, { deep: false })
  /** Lines of the last removal, for the undo. */
  readonly #removed = observable.array<CartLine>([], { deep: false })
  /** Promise of the running synchronisation; only one runs at a time. */
  worker: Promise<void> | undefined = undefined

  constructor(cart: CartStore) {
    this.#cart = cart
    makeAutoObservable(this, { worker: false })
    autorun(() => cart.setOpenChanges(this.changes.length > this.failed.length))
  }

  change(id: CartLineId): PendingChange | undefined {
    return this.#pendingChanges.get(id)
  }

  /** Outcome of the last change of a line. */
  outcome(id: CartLineId): LineOutcome | undefined {
    return this.#outcomes.get(id)
  }

  get changes(): readonly PendingChange[] {
    return [...this.#pendingChanges.values()]
  }

  get waiting(): readonly PendingChange[] {
    return this.changes.filter(({ state }) => state.kind === 'waiting')
  }

  get failed(): readonly PendingChange[] {
    return this.changes.filter(({ state }) => state.kind === 'failed')
  }

  get removed(): readonly CartLine[] {
    return this.#removed
  }

  /** Ids of lines with a pending removal, which are hidden. A line whose removal has failed is shown again. */
  get leaving(): ReadonlySet<CartLineId> {
    const leaves = ({ isRemoval, state }: PendingChange) => isRemoval && state.kind !== 'failed'
    return new Set(this.changes.filter(leaves).map(({ id }) => id))
  }

  add(id: CartLineId, patch: LinePatch): void {
    const line = this.#cart.line(id)
    if (!line) return
    const earlier = this.#pendingChanges.get(id)
    const { patch: whole, outcome } = inWholePackages(line, patch)
    const pendingChange = mergeChange(line, earlier, whole)
    if (outcome) this.#outcomes.set(id, outcome)
    else if ('quantity' in patch) this.#outcomes.delete(id)
    // the API may still alter the line while an earlier change is in flight: an equal value in the loaded cart does not
    // mean that the new change was applied
    if (earlier?.state.kind !== 'sent' && isFulfilled(pendingChange, line)) this.end(pendingChange)
    else this.put(pendingChange)
  }

  rememberRemoved(lines: readonly CartLine[]): void {
    this.#removed.replace([...lines])
  }

  /** Marks changes as in flight. A response is matched to its change by object identity. */
  markSent(pendingChanges: readonly PendingChange[]): readonly PendingChange[] {
    return pendingChanges.map((pendingChange) => this.put({ ...pendingChange, state: { kind: 'sent' } }))
  }

  confirm(sent: PendingChange, outcome?: LineOutcome): void {
    if (this.isLatest(sent)) this.end(sent)
    // an `ok` does not replace the notice of an earlier rounding
    if (outcome && outcome.status !== 'ok') this.#outcomes.set(sent.id, outcome)
  }

  markFailed(sent: PendingChange, why: ChangeFailure): void {
    if (this.isLatest(sent)) this.put({ ...sent, state: { kind: 'failed', why } })
  }

  retry(pendingChange: PendingChange): void {
    if (this.isLatest(pendingChange)) this.put({ ...pendingChange, state: { kind: 'waiting' } })
  }

  /** Restores pending changes of an earlier visit, unless newer ones exist. */
  restore(persisted: readonly PendingChange[]): void {
    for (const pendingChange of persisted) {
      const isOpen =
        !isFulfilled(pendingChange, this.#cart.line(pendingChange.id)) &&
        this.#cart.line(pendingChange.id)?.sku === pendingChange.sku
      if (isOpen && !this.#pendingChanges.has(pendingChange.id))
        this.put({ ...pendingChange, state: { kind: 'failed', why: 'kept' } })
    }
  }

  drop(pendingChanges: readonly PendingChange[]): void {
    for (const pendingChange of pendingChanges)
      if (this.isLatest(pendingChange)) this.#pendingChanges.delete(pendingChange.id)
  }

  empty(): void {
    this.#pendingChanges.clear()
    this.#outcomes.clear()
    this.#removed.clear()
  }

  private end(pendingChange: PendingChange): void {
    const remainingChange = unresolvedChange(pendingChange)
    if (remainingChange && !isFulfilled(remainingChange, this.#cart.line(remainingChange.id)))
      this.put(remainingChange)
    else this.#pendingChanges.delete(pendingChange.id)
  }

  private put(pendingChange: PendingChange): PendingChange {
    this.#pendingChanges.set(pendingChange.id, pendingChange)
    return pendingChange
  }

  private isLatest(pendingChange: PendingChange): boolean {
    return this.#pendingChanges.get(pendingChange.id) === pendingChange
  }
}
