import { NOTE_MAX_LENGTH } from '#domain/cart/cart.ts'
import type { PendingChange } from '#domain/cart/pending-change.ts'
import { QUANTITY_MAX, QUANTITY_MIN } from '#domain/cart/quantity.ts'
import { isRecord } from '#domain/shared/json.ts'
import type { DraftKind, Drafts } from '../drafts/drafts.ts'
import type { CartOutbox } from './cart-outbox.store.ts'

type PersistedChange = Omit<PendingChange, 'state' | 'undecided'>

/** Persists the pending changes of the customer, so that they survive a reload and a crash. */
export class PersistedCartChanges {
  readonly #drafts: Drafts
  readonly #queue: CartOutbox

  constructor(drafts: Drafts, queue: CartOutbox) {
    this.#drafts = drafts
    this.#queue = queue
  }

  save(): void {
    const draft = this.#drafts.open(KIND)
    const { changes: pendingChanges } = this.#queue
    if (pendingChanges.length === 0) draft.discard()
    else
      draft.save(
        pendingChanges.map(({ state: _, undecided, ...change }) => ({
          ...change,
          quantity: change.quantity ?? undecided?.quantity,
          note: change.note ?? undecided?.note,
        })),
      )
  }

  get kept(): readonly PendingChange[] {
    const stored = this.#drafts.open(KIND).restore() ?? []
    return stored.map((pendingChange) => ({ ...pendingChange, state: { kind: 'failed', why: 'kept' } }))
  }
}

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
    (note === undefined || (typeof note === 'string' && note.length <= NOTE_MAX_LENGTH))
  )
}

const isQuantity = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= QUANTITY_MIN && (value as number) <= QUANTITY_MAX
