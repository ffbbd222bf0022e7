import { makeAutoObservable, observable } from 'mobx'
import { clampQuantity, parseQuantity, QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import { NOTE_LENGTH, type Wish } from '#domain/favourites/favourites.ts'
import { draftOf, isSameWish, wishOfDraft, type DraftError, type ItemDraft } from './item-draft.view-model.ts'
import type { ListChanges } from './list-changes.view-model.ts'

/** What the other side has taken, and what of an item it has taken the place of. */
type Kept = { readonly wish: Wish; readonly insteadOf: readonly Wish[] }

/** What is typed into the items of a list, until it is kept and the list is shown anew. */
export class ItemDrafts {
  readonly limits = QUANTITY_LIMITS
  readonly noteLength = NOTE_LENGTH
  readonly errors = observable.map<string, DraftError>()
  readonly #typed = observable.map<string, ItemDraft>()
  readonly #kept = observable.map<string, Kept>({}, { deep: false })
  readonly #changes: ListChanges
  #listId: string | undefined
  #turn: Promise<boolean> = Promise.resolve(false)

  constructor(changes: ListChanges) {
    this.#changes = changes
    makeAutoObservable(this, { limits: false, noteLength: false, errors: false })
  }

  /** Called whenever a list is shown; forgets what belongs to another one. */
  follow(listId: string | undefined): void {
    if (listId === this.#listId) return
    this.#listId = listId
    this.#typed.clear()
    this.#kept.clear()
    this.errors.clear()
  }

  of(item: Wish): ItemDraft {
    return this.#typed.get(item.sku) ?? draftOf(this.latest(item))
  }

  type(item: Wish, typed: Partial<ItemDraft>): void {
    this.#typed.set(item.sku, { ...this.of(item), ...typed })
    this.errors.delete(item.sku)
  }

  step(item: Wish, by: number): void {
    const quantity = clampQuantity(parseQuantity(this.of(item).quantity) + by)
    this.type(item, { quantity: String(quantity) })
  }

  /**
   * The typing is over: what stands there is kept, or said to be wrong and left as it was typed. One after the
   * other, so that no field overtakes another of the same item.
   */
  settle(item: Wish): Promise<boolean> {
    const settled = this.#turn.then(() => this.keep(item))
    this.#turn = settled.catch(() => false)
    return settled
  }

  private async keep(item: Wish): Promise<boolean> {
    const draft = this.#typed.get(item.sku)
    const listId = this.#listId
    if (!draft || listId === undefined) return false
    const wish = wishOfDraft(item, draft)
    if (typeof wish === 'string') return this.refuse(item.sku, wish)
    const before = this.latest(item)
    if (isSameWish(wish, before)) return this.drop(item.sku)
    const isKept = await this.#changes.carryOut((favourites) => favourites.update(listId, [wish]))
    if (isKept) this.hold(wish, before, draft)
    return isKept
  }

  /** A list that was asked for before a change may be shown after it, with the item as it was. */
  private latest(item: Wish): Wish {
    const kept = this.#kept.get(item.sku)
    return kept?.insteadOf.some((old) => isSameWish(old, item)) ? kept.wish : item
  }

  /** What was typed meanwhile is not kept yet. */
  private hold(wish: Wish, before: Wish, draft: ItemDraft): void {
    const old = [...(this.#kept.get(wish.sku)?.insteadOf ?? []), before]
    this.#kept.set(wish.sku, { wish, insteadOf: old.filter((each) => !isSameWish(each, wish)) })
    if (this.#typed.get(wish.sku) === draft) this.drop(wish.sku)
  }

  private refuse(sku: string, error: DraftError): false {
    this.errors.set(sku, error)
    return false
  }

  private drop(sku: string): false {
    this.#typed.delete(sku)
    this.errors.delete(sku)
    return false
  }
}
