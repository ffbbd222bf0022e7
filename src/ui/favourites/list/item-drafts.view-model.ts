import { makeAutoObservable, observable } from 'mobx'
import type { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import type { LocaleStore } from '#application/locale/locale.store.ts'
import { clampQuantity, QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import { readWholeQuantity, type WholeQuantity } from '#domain/list-reader/whole-quantity.ts'
import { NOTE_LENGTH, STOCK_MAX, type FavouriteItemInput } from '#domain/favourites/favourites.ts'
import type { QuantityError } from '#domain/list-reader/list-quantity.ts'
import {
  changedFields,
  draftOf,
  parseItemDraft,
  isSameInput,
  isStockError,
  mergedInput,
  type DraftError,
  type ItemConflict,
  type ItemDraft,
  type StockError,
} from './item-draft.mapping.ts'
import type { ListChanges } from './list-changes.view-model.ts'

/**
 * Saved values, and the earlier values that they replaced: a list that was requested before the save still contains the
 * earlier values.
 */
type Kept = { readonly input: FavouriteItemInput; readonly insteadOf: readonly FavouriteItemInput[] }

/** Typed values of the items in a list, until they are saved and the list is reloaded. */
export class ItemDrafts {
  readonly limits = QUANTITY_LIMITS
  readonly noteLength = NOTE_LENGTH
  readonly stockMax = STOCK_MAX
  readonly errors = observable.map<string, DraftError>()
  readonly #typed = observable.map<string, ItemDraft>()
  readonly #kept = observable.map<string, Kept>({}, { deep: false })
  readonly #conflicts = observable.map<string, ItemConflict>({}, { deep: false })
  readonly #changes: ListChanges
  readonly #editItems: EditFavouriteItems
  readonly #locale: LocaleStore
  #listId: string | undefined
  #turn: Promise<boolean> = Promise.resolve(false)

  constructor(changes: ListChanges, editItems: EditFavouriteItems, locale: LocaleStore) {
    this.#changes = changes
    this.#editItems = editItems
    this.#locale = locale
    makeAutoObservable(this, { limits: false, noteLength: false, stockMax: false, errors: false })
  }

  /** Called whenever a list is shown; clears the drafts if it is another list. */
  follow(listId: string | undefined): void {
    if (listId === this.#listId) return
    this.#listId = listId
    this.#typed.clear()
    this.#kept.clear()
    this.#conflicts.clear()
    this.errors.clear()
  }

  of(item: FavouriteItemInput): ItemDraft {
    return this.#typed.get(item.sku) ?? draftOf(this.latest(item))
  }

  type(item: FavouriteItemInput, typed: Partial<ItemDraft>): void {
    this.#typed.set(item.sku, { ...this.of(item), ...typed })
    this.errors.delete(item.sku)
  }

  step(item: FavouriteItemInput, offset: number): void {
    const read = this.read(item)
    const from = read.kind === 'pieces' ? read.pieces : (this.readings(item)?.[0] ?? QUANTITY_LIMITS.min)
    this.type(item, { quantity: String(clampQuantity(from + offset)) })
  }

  /** Possible quantities of an ambiguous text. */
  readings(item: FavouriteItemInput): readonly number[] | undefined {
    const read = this.read(item)
    return read.kind === 'two-readings' ? read.readings : undefined
  }

  quantityError({ sku }: FavouriteItemInput): QuantityError | undefined {
    const error = this.errors.get(sku)
    return error === undefined || isStockError(error) ? undefined : error
  }

  stockError({ sku }: FavouriteItemInput): StockError | undefined {
    const error = this.errors.get(sku)
    return error !== undefined && isStockError(error) ? error : undefined
  }

  /**
   * On blur: saves the typed values, or reports an error and keeps the text. Saves run in sequence, so that the fields
   * of an item are saved in order.
   */
  settle(item: FavouriteItemInput): Promise<boolean> {
    const settled = this.#turn.then(() => this.keep(item))
    this.#turn = settled.catch(() => false)
    return settled
  }

  /** Resolves when all typed values are saved or refused. */
  async settled(): Promise<void> {
    await this.#turn
  }

  /** Saved quantity. The item may be older, if the list was requested before the last save. */
  savedQuantity(item: FavouriteItemInput): number {
    return this.latest(item).quantity
  }

  /** Fields that another session has changed while the user was typing; undefined without a conflict. */
  conflict(item: FavouriteItemInput): ReturnType<typeof changedFields> | undefined {
    const conflict = this.#conflicts.get(item.sku)
    return conflict && changedFields(conflict)
  }

  /** Resolves a conflict: `isOwn` saves the typed values, otherwise the values of the other session remain. */
  async decide({ sku }: FavouriteItemInput, isOwn: boolean): Promise<boolean> {
    const conflict = this.#conflicts.get(sku)
    const draft = this.#typed.get(sku)
    const listId = this.#listId
    if (!conflict || !draft || listId === undefined) return false
    const { seen, theirs } = conflict
    if (!isOwn) {
      this.hold(theirs, seen, draft)
      return true
    }
    const ownInput = parseItemDraft(theirs, draft, this.#locale.languageId)
    if (typeof ownInput === 'string') return this.reject(sku, ownInput)
    return this.send(listId, mergedInput(ownInput, conflict), theirs, draft)
  }

  private read(item: FavouriteItemInput): WholeQuantity {
    return readWholeQuantity(this.of(item).quantity, this.#locale.languageId)
  }

  private async keep(item: FavouriteItemInput): Promise<boolean> {
    const draft = this.#typed.get(item.sku)
    const listId = this.#listId
    if (!draft || listId === undefined) return false
    const input = parseItemDraft(item, draft, this.#locale.languageId)
    if (typeof input === 'string') return this.reject(item.sku, input)
    const before = this.latest(item)
    if (isSameInput(input, before)) return this.drop(item.sku)
    return this.send(listId, input, before, draft)
  }

  private async send(
    listId: string,
    input: FavouriteItemInput,
    seenItem: FavouriteItemInput,
    draft: ItemDraft,
  ): Promise<boolean> {
    const sent = await this.#changes.run(() => this.#editItems.update(listId, input, seenItem))
    if (!sent.ok) return false
    if (sent.value.kind === 'changed-elsewhere') return this.ask(seenItem, sent.value.current)
    this.hold(input, seenItem, draft)
    return true
  }

  private ask(seenItem: FavouriteItemInput, theirs: FavouriteItemInput): false {
    this.#conflicts.set(seenItem.sku, { seen: seenItem, theirs })
    return false
  }

  /** Last saved values of an item: a list requested before the save may arrive after it, with the earlier values. */
  private latest(item: FavouriteItemInput): FavouriteItemInput {
    const savedValues = this.#kept.get(item.sku)
    return savedValues?.insteadOf.some((old) => isSameInput(old, item)) ? savedValues.input : item
  }

  /** Stores the saved values. Text that was typed during the save remains as an unsaved draft. */
  private hold(input: FavouriteItemInput, before: FavouriteItemInput, draft: ItemDraft | undefined): void {
    this.#conflicts.delete(input.sku)
    const old = this.#kept.get(input.sku)?.insteadOf ?? []
    this.#kept.set(input.sku, { input, insteadOf: [...old, before] })
    if (this.#typed.get(input.sku) === draft) this.drop(input.sku)
  }

  private reject(sku: string, error: DraftError): false {
    this.errors.set(sku, error)
    return false
  }

  private drop(sku: string): false {
    this.#typed.delete(sku)
    this.errors.delete(sku)
    return false
  }
}
