import { makeAutoObservable, observableRef } from 'mobx'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { EditFavouriteLists } from '#application/favourites/edit-favourite-lists.ts'
import type { OpenedFavouriteList } from '#application/favourites/open-favourite-list.ts'
import { Task } from '#application/kernel/task.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { lineWasAccepted } from '#domain/cart/cart.ts'
import {
  LIST_NAME_LENGTH,
  SHARE_DAYS,
  itemInputOf,
  type FavouriteItem,
  type FavouriteList,
  type ShareDays,
  type FavouriteItemInput,
} from '#domain/favourites/favourites.ts'
import { ItemDrafts } from './item-drafts.view-model.ts'
import { itemRowData, type ItemRowData } from './item-row-data.mapping.ts'
import type { LabelData } from './label.mapping.ts'
import { ListChanges } from './list-changes.view-model.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type FavouriteListsPageData = Pick<OpenedFavouriteList, 'lists' | 'list' | 'lastVisit'>

type Removed = { readonly listId: string; readonly inputs: readonly FavouriteItemInput[] }

/**
 * State of one of the customer's parts lists, with links to the others. Methods that change the list resolve to true on
 * success.
 */
export class FavouriteListViewModel {
  static readonly keys = {
    session: SessionStore,
    alerts: AlertsStore,
    locale: LocaleStore,
    editLists: EditFavouriteLists,
    editItems: EditFavouriteItems,
    addLines: AddLinesToCart,
    codes: QrCodes,
  }
  shown: FavouriteListsPageData = { lists: [] }
  removed: Removed | undefined = undefined
  readonly nameLength = LIST_NAME_LENGTH
  readonly shareDays: readonly ShareDays[] = SHARE_DAYS
  shareFor: ShareDays = 30
  /** Panel that is open below the list's name. */
  pane: 'name' | 'share' | undefined = undefined
  newName = ''
  readonly drafts: ItemDrafts
  readonly #changes: ListChanges
  readonly #adding = new Task()
  /** Notification switches that the user has changed since the list was loaded, by part. */
  readonly watched = new Map<string, boolean>()
  readonly #deps

  constructor(deps: DepsOf<typeof FavouriteListViewModel.keys>) {
    this.#deps = deps
    this.#changes = new ListChanges(deps.alerts)
    this.drafts = new ItemDrafts(this.#changes, deps.editItems, deps.locale)
    makeAutoObservable(this, { drafts: false, shown: observableRef, removed: observableRef })
  }

  show(pageData: FavouriteListsPageData): void {
    if (pageData.list?.id !== this.list?.id) {
      this.removed = undefined
      this.pane = undefined
    }
    this.shown = pageData
    this.drafts.follow(pageData.list?.id)
  }

  get isBusy(): boolean {
    return this.#changes.isBusy
  }

  /** True while items are added to the cart. Adding is possible while a change is saved, because it waits for it. */
  get isAdding(): boolean {
    return this.#adding.isRunning
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

  get canAddToCart(): boolean {
    return this.#deps.session.canAddToCart
  }

  factsOf(item: FavouriteItem): ItemRowData {
    return itemRowData(item)
  }

  create(name: string): Promise<string | undefined> {
    return this.#changes.name(name, (valid) => this.#deps.editLists.create(valid))
  }

  togglePane(pane: 'name' | 'share'): void {
    this.pane = this.pane === pane ? undefined : pane
    this.newName = this.list?.name ?? ''
  }

  typeName(name: string): void {
    this.newName = name
  }

  async rename(): Promise<boolean> {
    const { list } = this
    if (!list) return false
    const { editLists } = this.#deps
    const id = await this.#changes.name(this.newName, (name) => editLists.rename(list.id, name))
    if (id !== undefined) this.closePane()
    return id !== undefined
  }

  async deleteList(): Promise<boolean> {
    const { list } = this
    return list !== undefined && this.#changes.carryOut(() => this.#deps.editLists.delete(list.id))
  }

  async transfer(items: readonly FavouriteItemInput[], toListId: string, isMove: boolean): Promise<boolean> {
    const { list } = this
    const skus = items.map(({ sku }) => sku)
    if (!list || skus.length === 0) return false
    const { editItems } = this.#deps
    const isDone = await this.#changes.carryOut(() =>
      isMove ? editItems.move(list.id, toListId, skus) : editItems.copy(list.id, toListId, skus),
    )
    const name = this.lists.find(({ id }) => id === toListId)?.name ?? ''
    if (isDone)
      this.showAlert(isMove ? 'noticelist.moved' : 'noticelist.copied', { count: skus.length, list: name })
    return isDone
  }

  async remove(items: readonly FavouriteItemInput[]): Promise<boolean> {
    const { list } = this
    if (!list || items.length === 0) return false
    const inputs = items.map(itemInputOf)
    const skus = inputs.map(({ sku }) => sku)
    const isDone = await this.#changes.carryOut(() => this.#deps.editItems.remove(list.id, skus))
    if (isDone) this.keepRemoved({ listId: list.id, inputs })
    return isDone
  }

  async undo(): Promise<boolean> {
    const { removed } = this
    if (!removed) return false
    const isDone = await this.#changes.carryOut(() =>
      this.#deps.editItems.add(removed.listId, removed.inputs),
    )
    if (isDone) this.keepRemoved(undefined)
    return isDone
  }

  /**
   * Adds items to the cart with the typed quantities, because the quantity that was typed last may not be saved yet.
   */
  async toCart(itemsOf: () => Promise<readonly FavouriteItem[]>): Promise<void> {
    let items: readonly FavouriteItem[] = []
    const added = await this.#adding.run(() =>
      this.#changes.during(async () => {
        await this.drafts.settled()
        items = await itemsOf()
        return this.#deps.addLines.run(
          items.map((item) => ({ sku: item.sku, quantity: this.drafts.savedQuantity(item) })),
        )
      }),
    )
    if (!added) return
    if (!added.ok) {
      if (added.error.kind !== 'logged-out') {
        this.#deps.alerts.raise({ kind: 'error', messageId: 'noticelist.notInCart' })
      }
      return
    }
    const acceptedSkus = new Set(added.value.filter(lineWasAccepted).map(({ sku }) => sku))
    const rejectedItems = items.filter(({ sku }) => !acceptedSkus.has(sku))
    this.#deps.alerts.raise({
      kind: rejectedItems.length === 0 ? 'success' : 'warning',
      messageId: rejectedItems.length === 0 ? 'noticelist.inCart' : 'noticelist.partlyInCart',
      values: { count: acceptedSkus.size, total: items.length },
      list: rejectedItems.map(({ articleNo, name }) => `${articleNo} ${name}`),
      ...(acceptedSkus.size > 0 && { link: { routeId: 'checkoutStep1', messageId: 'addToCart.toCart' } }),
    })
  }

  chooseShareDays(text: string): void {
    this.shareFor = this.shareDays.find((count) => String(count) === text) ?? this.shareFor
  }

  async share(): Promise<boolean> {
    const { list } = this
    return (
      list !== undefined && this.#changes.carryOut(() => this.#deps.editLists.share(list.id, this.shareFor))
    )
  }

  async unshare(): Promise<boolean> {
    const { list } = this
    return list !== undefined && this.#changes.carryOut(() => this.#deps.editLists.unshare(list.id))
  }

  isWatched({ sku, isWatched }: FavouriteItem): boolean {
    return this.watched.get(sku) ?? isWatched
  }

  /** Switches the notification of new stock on or off. */
  async toggleWatch(item: FavouriteItem): Promise<void> {
    const { sku, articleNo } = item
    const isSubscribed = !this.isWatched(item)
    const isDone = await this.#changes.carryOut(() => this.#deps.editItems.notify(sku, 'stock', isSubscribed))
    if (!isDone) return
    this.watch(sku, isSubscribed)
    this.showAlert(isSubscribed ? 'noticelist.willTell' : 'noticelist.willNotTell', { number: articleNo })
  }

  private watch(sku: string, isSubscribed: boolean): void {
    this.watched.set(sku, isSubscribed)
  }

  /** Data of the labels. The QR code of each contains the URL of the part. */
  labelsOf(
    items: readonly FavouriteItem[],
    addressOf: (item: FavouriteItem) => string,
  ): Promise<readonly LabelData[]> {
    return Promise.all(
      items.map(async (item) => ({ ...item, squares: await this.#deps.codes.squares(addressOf(item)) })),
    )
  }

  private showAlert(messageId: string, values: Readonly<Record<string, string | number>>): void {
    this.#deps.alerts.raise({ kind: 'success', messageId, values })
  }

  private closePane(): void {
    this.pane = undefined
  }

  private keepRemoved(removed: Removed | undefined): void {
    this.removed = removed
  }
}
