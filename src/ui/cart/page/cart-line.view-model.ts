import { makeAutoObservable } from 'mobx'
import type { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import type { CartStore } from '#application/cart/cart.store.ts'
import type { EditCart } from '#application/cart/edit-cart.ts'
import type { LocaleStore } from '#application/locale/locale.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import {
  NOTE_LENGTH_MAX,
  type CartLine,
  type CartLineId,
  type LineChanged,
  type LineOutcome,
} from '#domain/cart/cart.ts'
import type { PendingChange, ChangeFailure } from '#domain/cart/pending-change.ts'
import { clampQuantity, QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import { readTypedQuantity, type TypedQuantity } from '#domain/cart/typed-quantity.ts'
import { truncateText, printableLine } from '#domain/shared/text.ts'
import { times, type Money } from '#domain/shared/money.ts'

export type LineMessage = { readonly messageId: string; readonly quantity: number }

/** Change of a line that the API has rejected or not received, with the reason. */
export type UnsavedEdit = {
  readonly quantity: number | undefined
  readonly note: string | undefined
  readonly isRemoval: boolean
  readonly why: ChangeFailure
}

/** Quantities of a conflict: the one saved by another session and the one requested here. */
export type Conflict = {
  readonly theirs: number
  readonly own: number
  readonly changed: LineChanged | undefined
}

export type LineStores = {
  readonly cart: CartStore
  readonly queue: CartOutbox
  readonly session: SessionStore
  readonly locale: LocaleStore
}

/** State of one line of the cart. Changes of other lines do not notify its observers. */
export class CartLineViewModel {
  /** Text of the fields while the user types. */
  private typedQuantity: string | undefined = undefined
  private typedNote: string | undefined = undefined
  /** Invalid typed text and the quantity that replaced it (spec 5). */
  private replaced: { readonly typed: string; readonly quantity: number } | undefined = undefined
  readonly limits = QUANTITY_LIMITS
  readonly noteMaxLength = NOTE_LENGTH_MAX
  readonly #stores: LineStores
  readonly #changeCart: EditCart
  readonly #onSettled: () => void
  #last: CartLine

  /** `onSettled` runs when the user has left the field or resolved an ambiguous quantity. */
  constructor(line: CartLine, stores: LineStores, changeCart: EditCart, onSettled: () => void) {
    this.#last = line
    this.#stores = stores
    this.#changeCart = changeCart
    this.#onSettled = onSettled
    makeAutoObservable(this)
  }

  get id(): CartLineId {
    return this.#last.id
  }

  /** Line as the API has stored it. After its removal, the last known state. */
  get line(): CartLine {
    return (this.#last = this.#stores.cart.line(this.#last.id) ?? this.#last)
  }

  get articleNo(): string {
    return this.line.articleNo
  }

  get quantity(): string {
    return this.typedQuantity ?? String(this.pendingChange?.quantity ?? this.line.quantity)
  }

  /** Invalid typed text and the quantity that replaced it; the API may have rounded this quantity. */
  get clampedFrom(): { readonly typed: string; readonly quantity: number } | undefined {
    return this.replaced && { ...this.replaced, ...(this.notice && { quantity: this.notice.quantity }) }
  }

  /** Possible quantities of an ambiguous text. */
  get readings(): readonly number[] | undefined {
    return this.read.kind === 'two-readings' ? this.read.readings : undefined
  }

  get note(): string {
    return this.typedNote ?? this.pendingChange?.note ?? this.line.note ?? ''
  }

  get isPending(): boolean {
    return this.pendingChange !== undefined
  }

  get unsaved(): UnsavedEdit | undefined {
    const pendingChange = this.#stores.queue.change(this.id)
    if (pendingChange?.state.kind !== 'failed') return undefined
    const { undecided, isRemoval, state } = pendingChange
    const { quantity = undecided?.quantity, note = undecided?.note } = pendingChange
    return { quantity, note, isRemoval, why: state.why }
  }

  get conflict(): Conflict | undefined {
    const { quantity, why } = this.unsaved ?? {}
    return why === 'changed-elsewhere' && quantity !== undefined
      ? { theirs: this.line.quantity, own: quantity, changed: this.line.changed }
      : undefined
  }

  get notice(): LineMessage | undefined {
    return noticeOf(this.#stores.queue.outcome(this.id))
  }

  /**
   * Core deposit per piece and in total. Absent for a part that is not an exchange part or can no longer be ordered.
   */
  get coreDeposit(): { readonly price: Money; readonly total: Money } | undefined {
    const price = this.line.isOrderable ? this.line.coreDeposit : undefined
    return price && { price, total: times(price, this.line.quantity) }
  }

  type(text: string): void {
    this.typedQuantity = text
    this.replaced = undefined
  }

  /** Sets the text of the quantity field and submits it, as if the user had typed it and left the field. */
  enter(text: string): void {
    this.type(text)
    this.leave()
  }

  /** Changes the quantity by whole packages. The change is debounced and sent together with those of other lines. */
  step(offset: number): void {
    const { read } = this
    const from = read.kind === 'pieces' ? read.pieces : read.readings[0]
    this.choose(from + offset * Math.max(this.line.packagingAmount, 1))
  }

  choose(quantity: number): void {
    this.replaced = undefined
    this.typedQuantity = undefined
    this.#changeCart.change(this.id, { quantity: clampQuantity(quantity) })
    this.#onSettled()
  }

  decide(isOwn: boolean): void {
    const { conflict } = this
    this.typedQuantity = undefined
    this.#onSettled()
    if (conflict) void this.#changeCart.decide(this.id, isOwn ? conflict.own : conflict.theirs)
  }

  typeNote(text: string): void {
    this.typedNote = truncateText(text, NOTE_LENGTH_MAX)
  }

  /** On blur: submits the typed values; the user confirms an ambiguous quantity. */
  leave(): void {
    const { typedQuantity, typedNote, read } = this
    if (typedQuantity !== undefined && read.kind === 'pieces') {
      this.choose(read.pieces)
      if (!saysPieces(typedQuantity, read.pieces))
        this.replaced = { typed: typedQuantity, quantity: read.pieces }
    }
    if (typedNote !== undefined) this.#changeCart.change(this.id, { note: printableLine(typedNote) })
    this.typedNote = undefined
    this.#onSettled()
  }

  private get read(): TypedQuantity {
    return readTypedQuantity(this.quantity, this.#stores.locale.languageId)
  }

  /** Change that is being sent to the API. */
  private get pendingChange(): PendingChange | undefined {
    const pendingChange = this.#stores.queue.change(this.id)
    return pendingChange?.state.kind === 'failed' ? undefined : pendingChange
  }
}

/**
 * True if the text is a spelling of this quantity: "1 000" is 1000 and "007" is 7, but "1.5" and "abc" are not numbers.
 */
const saysPieces = (typedText: string, quantity: number): boolean =>
  Number(typedText.normalize('NFKC').replace(/[\s.,'’]/g, '')) === quantity

function noticeOf(outcome: LineOutcome | undefined): LineMessage | undefined {
  if (!outcome) return undefined
  const { status, accepted } = outcome
  if (status === 'qty-rounded') return { messageId: 'cart.line.rounded', quantity: accepted }
  if (status === 'qty-limited') return { messageId: 'cart.line.limited', quantity: accepted }
  if (status === 'backorder') return { messageId: 'cart.line.backorder', quantity: accepted }
  if (status === 'superseded') return { messageId: 'cart.line.lastPieces', quantity: accepted }
  return accepted === 0 ? { messageId: 'cart.line.notOrderable', quantity: accepted } : undefined
}
