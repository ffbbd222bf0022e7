import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { ChangeFavourites } from '#application/favourites/change-favourites.ts'
import type { OpenedNoticeList } from '#application/favourites/open-notice-list.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import type { QrCodes } from '#application/shared/qr-codes.port.ts'
import { lineWasAccepted } from '#domain/cart/cart.ts'
import { clampQuantity, parseQuantity, QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import {
  LIST_NAME_LENGTH,
  listNameOf,
  NOTE_LENGTH,
  SHARE_DAYS,
  shareEnd,
  wishOf,
  type FavouriteItem,
  type FavouriteList,
  type ShareDays,
  type Wish,
} from '#domain/favourites/favourites.ts'
import { REFUSED } from '../../notice/notice-panel.view-model.ts'
import { itemFacts, type ItemFacts } from './item-facts.view-model.ts'
import type { LabelFacts } from './label.view-model.ts'
import { draftOf, isSameWish, wishOfDraft, type DraftError, type ItemDraft } from './item-draft.view-model.ts'

export type ShownLists = Pick<OpenedNoticeList, 'lists' | 'list' | 'lastVisit'>

export type ListFacts = FavouriteList

type Removed = { readonly listId: string; readonly wishes: readonly Wish[] }

/** One of the customer's notice lists, and the way to the others. Changes answer whether they were made. */
export class NoticeListViewModel {
  shown: ShownLists = { lists: [] }
  isBusy = false
  removed: Removed | undefined = undefined
  readonly limits = QUANTITY_LIMITS
  readonly nameLength = LIST_NAME_LENGTH
  readonly noteLength = NOTE_LENGTH
  readonly shareDays: readonly ShareDays[] = SHARE_DAYS
  readonly usualShareDays: ShareDays = 30
  readonly drafts = observable.map<string, ItemDraft>()
  /** What the other side has taken, until the list is shown anew. */
  readonly kept = observable.map<string, Wish>()
  readonly errors = observable.map<string, DraftError>()
  readonly #session: SessionStore
  readonly #alerts: AlertsStore
  readonly #clock: Clock
  readonly #change: ChangeFavourites
  readonly #addLines: AddLinesToCart
  readonly #codes: QrCodes
  #turn: Promise<boolean> = Promise.resolve(false)

  constructor(
    stores: { readonly session: SessionStore; readonly alerts: AlertsStore },
    clock: Clock,
    useCases: {
      readonly change: ChangeFavourites
      readonly addLines: AddLinesToCart
      readonly codes: QrCodes
    },
  ) {
    this.#session = stores.session
    this.#alerts = stores.alerts
    this.#clock = clock
    this.#change = useCases.change
    this.#addLines = useCases.addLines
    this.#codes = useCases.codes
    makeAutoObservable(this, { shown: observableRef, removed: observableRef })
  }

  show(shown: ShownLists): void {
    if (shown.list?.id !== this.list?.id) {
      this.removed = undefined
      this.drafts.clear()
      this.errors.clear()
    }
    this.shown = shown
    this.kept.clear()
  }

  get lists(): readonly FavouriteList[] {
    return this.shown.lists
  }

  get list(): FavouriteList | undefined {
    return this.shown.list
  }

  get otherLists(): readonly FavouriteList[] {
    return this.lists.filter(({ id }) => id !== this.list?.id)
  }

  get lastVisit(): string | undefined {
    return this.shown.lastVisit
  }

  get mayFillBasket(): boolean {
    return this.#session.mayFillBasket
  }

  factsOf(item: FavouriteItem): ItemFacts {
    return itemFacts(item, this.#session.pricesAreVisible)
  }

  draft(item: Wish): ItemDraft {
    return this.drafts.get(item.sku) ?? draftOf(this.kept.get(item.sku) ?? item)
  }

  type(item: Wish, typed: Partial<ItemDraft>): void {
    this.drafts.set(item.sku, { ...this.draft(item), ...typed })
    this.errors.delete(item.sku)
  }

  step(item: Wish, by: number): void {
    const quantity = clampQuantity(parseQuantity(this.draft(item).quantity) + by)
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

  create(name: string): Promise<string | undefined> {
    return this.named(name, (kept) => (favourites) => favourites.create(kept).then(({ id }) => id))
  }

  async rename(name: string): Promise<boolean> {
    const { list } = this
    if (!list) return false
    const id = await this.named(
      name,
      (kept) => (favourites) => favourites.rename(list.id, kept).then((renamed) => renamed.id),
    )
    return id !== undefined
  }

  async deleteList(): Promise<boolean> {
    const { list } = this
    return list !== undefined && this.carryOut((favourites) => favourites.delete(list.id))
  }

  async transfer(items: readonly Wish[], toListId: string, isMove: boolean): Promise<boolean> {
    const { list } = this
    const skus = items.map(({ sku }) => sku)
    if (!list || skus.length === 0) return false
    const isDone = await this.carryOut((favourites) =>
      isMove ? favourites.move(list.id, toListId, skus) : favourites.copy(list.id, toListId, skus),
    )
    const name = this.lists.find(({ id }) => id === toListId)?.name ?? ''
    if (isDone)
      this.tell(isMove ? 'noticelist.moved' : 'noticelist.copied', { count: skus.length, list: name })
    return isDone
  }

  async remove(items: readonly Wish[]): Promise<boolean> {
    const { list } = this
    if (!list || items.length === 0) return false
    const wishes = items.map(wishOf)
    const skus = wishes.map(({ sku }) => sku)
    const isDone = await this.carryOut((favourites) => favourites.remove(list.id, skus))
    if (isDone) this.keepRemoved({ listId: list.id, wishes })
    return isDone
  }

  async undo(): Promise<boolean> {
    const { removed } = this
    if (!removed) return false
    const isDone = await this.carryOut((favourites) => favourites.add(removed.listId, removed.wishes))
    if (isDone) this.keepRemoved(undefined)
    return isDone
  }

  async toCart(items: readonly FavouriteItem[]): Promise<void> {
    this.begin()
    const added = await this.#addLines.run(items.map(({ sku, quantity }) => ({ sku, quantity })))
    this.finish()
    if (!added.ok) {
      if (added.error.kind !== 'logged-out') {
        this.#alerts.raise({ kind: 'error', messageId: 'noticelist.notInCart' })
      }
      return
    }
    const taken = new Set(added.value.filter(lineWasAccepted).map(({ sku }) => sku))
    const left = items.filter(({ sku }) => !taken.has(sku))
    this.#alerts.raise({
      kind: left.length === 0 ? 'success' : 'warning',
      messageId: left.length === 0 ? 'noticelist.inCart' : 'noticelist.partlyInCart',
      values: { count: taken.size, total: items.length },
      list: left.map(({ articleNo, name }) => `${articleNo} ${name}`),
    })
  }

  share(days: ShareDays): Promise<boolean> {
    const { list } = this
    const until = shareEnd(this.#clock.now(), days)
    return list ? this.carryOut((favourites) => favourites.share(list.id, until)) : Promise.resolve(false)
  }

  unshare(): Promise<boolean> {
    const { list } = this
    return list ? this.carryOut((favourites) => favourites.unshare(list.id)) : Promise.resolve(false)
  }

  async tellWhenInStock({ sku, articleNo }: FavouriteItem): Promise<void> {
    const isDone = await this.carryOut((favourites) => favourites.tellWhenInStock(sku))
    if (isDone) this.tell('noticelist.willTell', { number: articleNo })
  }

  /** What is printed for each part; its code leads to the page of the part. */
  labelsOf(
    items: readonly FavouriteItem[],
    addressOf: (item: FavouriteItem) => string,
  ): Promise<readonly LabelFacts[]> {
    return Promise.all(
      items.map(async (item) => ({ ...item, squares: await this.#codes.squares(addressOf(item)) })),
    )
  }

  private async keep(item: Wish): Promise<boolean> {
    const draft = this.drafts.get(item.sku)
    const { list } = this
    if (!draft || !list) return false
    const wish = wishOfDraft(item, draft)
    if (typeof wish === 'string') return this.refuseDraft(item.sku, wish)
    if (isSameWish(wish, this.kept.get(item.sku) ?? item)) return this.dropDraft(item.sku)
    const isKept = await this.carryOut((favourites) => favourites.update(list.id, [wish]))
    if (isKept) this.holdKept(wish, draft)
    return isKept
  }

  /** What was typed meanwhile is not kept yet. */
  private holdKept(wish: Wish, draft: ItemDraft): void {
    this.kept.set(wish.sku, wish)
    if (this.drafts.get(wish.sku) === draft) this.dropDraft(wish.sku)
  }

  private async named(
    typed: string,
    change: (
      name: string,
    ) => (favourites: Parameters<Parameters<ChangeFavourites['run']>[0]>[0]) => Promise<string>,
  ): Promise<string | undefined> {
    const name = listNameOf(typed)
    if (name === undefined) {
      this.#alerts.raise({ kind: 'error', messageId: 'notice.nameMissing' })
      return undefined
    }
    this.begin()
    const done = await this.#change.run(change(name))
    this.finish()
    if (done.ok) return done.value
    this.refuse(done.error.kind, name)
    return undefined
  }

  private async carryOut(change: Parameters<ChangeFavourites['run']>[0]): Promise<boolean> {
    this.begin()
    const done = await this.#change.run(change)
    this.finish()
    if (!done.ok) this.refuse(done.error.kind, '')
    return done.ok
  }

  private refuse(kind: keyof typeof REFUSED, list: string): void {
    if (kind === 'logged-out') return
    this.#alerts.raise({ kind: 'error', messageId: REFUSED[kind] ?? 'notice.refused', values: { list } })
  }

  private tell(messageId: string, values: Readonly<Record<string, string | number>>): void {
    this.#alerts.raise({ kind: 'success', messageId, values })
  }

  private refuseDraft(sku: string, error: DraftError): false {
    this.errors.set(sku, error)
    return false
  }

  private dropDraft(sku: string): false {
    this.drafts.delete(sku)
    this.errors.delete(sku)
    return false
  }

  private keepRemoved(removed: Removed | undefined): void {
    this.removed = removed
  }

  private begin(): void {
    this.isBusy = true
  }

  private finish(): void {
    this.isBusy = false
  }
}
