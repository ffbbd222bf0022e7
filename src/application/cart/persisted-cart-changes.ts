import { NOTE_MAX_LENGTH } from '#domain/cart/cart.ts'
import type { LineWish } from '#domain/cart/pending-change.ts'
import { QUANTITY_MAX, QUANTITY_MIN } from '#domain/cart/quantity.ts'
import { isRecord } from '#domain/shared/json.ts'
import type { DraftKind, Drafts } from '../drafts/drafts.ts'
import type { CartQueue } from './cart-outbox.store.ts'

type KeptWish = Omit<LineWish, 'state'>

/** What was changed and not confirmed, for its customer, over a reload and a crash. */
export class KeptWishes {
  readonly #drafts: Drafts
  readonly #queue: CartQueue

  constructor(drafts: Drafts, queue: CartQueue) {
    this.#drafts = drafts
    this.#queue = queue
  }

  keep(): void {
    const draft = this.#drafts.open(KIND)
    const { wishes } = this.#queue
    if (wishes.length === 0) draft.discard()
    else draft.keep(wishes.map(({ state: _, ...wish }) => wish))
  }

  recall(): void {
    const kept = this.#drafts.open(KIND).recall() ?? []
    this.#queue.recall(kept.map((wish) => ({ ...wish, state: { kind: 'failed', why: 'kept' } })))
  }
}

const KIND: DraftKind<readonly KeptWish[]> = {
  name: 'cart-changes',
  version: 1,
  read: (kept) => (Array.isArray(kept) && kept.every(isKeptWish) ? kept : undefined),
}

function isKeptWish(kept: unknown): kept is KeptWish {
  if (!isRecord(kept)) return false
  const { id, sku, articleNo, quantity, note, isRemoval } = kept
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
