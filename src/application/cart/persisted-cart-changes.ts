import { NOTE_LENGTH_MAX } from '#domain/cart/cart.ts'
import type { PendingChange } from '#domain/cart/pending-change.ts'
import { QUANTITY_MAX, QUANTITY_MIN } from '#domain/cart/quantity.ts'
import { isRecord } from '#domain/shared/json.ts'
import { type DraftKind, Drafts } from '../drafts/drafts.ts'
import { CartOutbox } from './cart-outbox.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

type PersistedChange = Omit<PendingChange, 'state' | 'undecided'>

/** Persists the pending changes of the customer, so that they survive a reload and a crash. */
export class PersistedCartChanges extends dependsOn({ drafts: Drafts, queue: CartOutbox }) {
  /** JSON of the changes that this tab has last stored or read. */
  #known: ReadonlySet<string> = new Set()

  /** Stores the pending changes. Newer changes of other tabs remain, unless this tab has changed the same line. */
  save(): void {
    const draft = this.deps.drafts.open(KIND)
    const { changes: pendingChanges } = this.deps.queue
    const ownChanges = pendingChanges.map(({ state: _, undecided, ...change }) => ({
      ...change,
      quantity: change.quantity ?? undecided?.quantity,
      note: change.note ?? undecided?.note,
    }))
    const isForeign = (stored: PersistedChange) =>
      !this.#known.has(JSON.stringify(stored)) && !ownChanges.some((change) => replaces(change, stored))
    const all = [...ownChanges, ...(draft.restore() ?? []).filter(isForeign)]
    this.#known = new Set(ownChanges.map((change) => JSON.stringify(change)))
    if (all.length === 0) draft.discard()
    else draft.save(all)
  }

  get kept(): readonly PendingChange[] {
    const stored = this.deps.drafts.open(KIND).restore() ?? []
    return stored.map((pendingChange) => ({ ...pendingChange, state: { kind: 'failed', why: 'kept' } }))
  }

  /**
   * Adds stored changes to the outbox, at most one per line. A stored change is skipped if this tab has also changed
   * its line.
   */
  take(savedChanges: readonly PendingChange[]): void {
    const isFirst = ({ id }: PendingChange, index: number) =>
      savedChanges.findIndex((other) => other.id === id) === index
    const restoredChanges = savedChanges.filter(
      (change, index) => isFirst(change, index) && !this.deps.queue.change(change.id),
    )
    this.#known = new Set([
      ...this.#known,
      ...restoredChanges.map(({ state: _, ...change }) => JSON.stringify(change)),
    ])
    this.deps.queue.restore(restoredChanges)
    this.save()
  }
}

const replaces = (change: PersistedChange, stored: PersistedChange): boolean =>
  change.id === stored.id &&
  (change.isRemoval ||
    ((change.quantity ?? stored.quantity) === change.quantity &&
      (change.note ?? stored.note) === change.note))

const KIND: DraftKind<readonly PersistedChange[]> = {
  name: 'cart-changes',
  version: 1,
  read: (stored) => (Array.isArray(stored) && stored.every(isPersistedChange) ? stored : undefined),
}

function isPersistedChange(stored: unknown): stored is PersistedChange {
  if (!isRecord(stored)) return false
  const { id, sku, articleNo, quantity, note, isRemoval } = stored
  return (
    (typeof id === 'string' || typeof id === 'number') &&
    typeof sku === 'string' &&
    typeof articleNo === 'string' &&
    typeof isRemoval === 'boolean' &&
    (quantity === undefined || isQuantity(quantity)) &&
    (note === undefined || (typeof note === 'string' && note.length <= NOTE_LENGTH_MAX))
  )
}

const isQuantity = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= QUANTITY_MIN && (value as number) <= QUANTITY_MAX
