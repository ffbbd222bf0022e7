import { computedStruct, makeAutoObservable, observableRef } from 'mobx'
import type { CartRejection } from '#application/cart/add-lines-to-cart.ts'
import { EditCart } from '#application/cart/edit-cart.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import { Task } from '#application/kernel/task.ts'
import { UndoRemoval } from '#application/cart/undo-removal.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import type { ApprovalReason } from '#domain/approvals/approval.ts'
import type { CartLine, CartLineId } from '#domain/cart/cart.ts'
import { partsTotalOf } from '#domain/cart/goods.ts'
import type { ChangeFailure } from '#domain/cart/pending-change.ts'
import { preselectOffered } from '#domain/checkout/preselect-offered.ts'
import {
  isDispatchedToday,
  promiseBeforeCutoff,
  type DeliveryPromise,
} from '#domain/products/delivery-promise.ts'
import type { Money } from '#domain/shared/money.ts'
import { CartLineViewModel } from './cart-line.view-model.ts'
import { CartSelection } from './cart-selection.view-model.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'

/** Reason why the first of the changes was not saved, and the article numbers of all of them. */
export type Failure = { readonly why: ChangeFailure; readonly articleNos: readonly string[] }

/** Step 1 of the checkout: the lines of the cart and their quantities. */
export class CartViewModel {
  static readonly keys = {
    cart: CartStore,
    queue: CartOutbox,
    session: SessionStore,
    locale: LocaleStore,
    checkout: CheckoutStore,
    changeCart: EditCart,
    undoRemoval: UndoRemoval,
    loadCart: LoadCart,
    reuseLastChoices: ReuseLastOrderChoices,
    clock: Clock,
  }
  readonly selection = new CartSelection(() => this.lineIds)
  /** Reason why the last removal could not be undone. */
  undoRejection: CartRejection['kind'] | undefined = undefined
  readonly undoing = new Task()
  isConnected = true
  private lastTransportId: string | undefined = undefined
  readonly #lines = new Map<CartLineId, CartLineViewModel>()
  readonly #deps

  constructor(deps: DepsOf<typeof CartViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'lastTransportId'>(this, {
      selection: false,
      lineIds: computedStruct,
      parts: computedStruct,
      lastTransportId: observableRef,
    })
  }

  /** Ids of the visible lines. Observers are notified only if a line is added or removed. */
  get lineIds(): readonly CartLineId[] {
    return this.shownLines.map(({ id }) => id)
  }

  /** Parts of all lines. Read from the cart, because view models exist only for rendered lines. */
  get parts() {
    return this.shownLines.map(({ articleNo, name, slug, requestedNumber }) => ({
      articleNo,
      name,
      slug,
      typed: requestedNumber,
    }))
  }

  /** Lines without those whose removal is pending. */
  private get shownLines(): readonly CartLine[] {
    const { cart, queue } = this.#deps
    const { leaving } = queue
    return cart.cart.lines.filter(({ id }) => !leaving.has(id))
  }

  get lines(): readonly CartLineViewModel[] {
    return this.lineIds.map((id) => this.line(id))
  }

  /** View model of a line; the same object for the lifetime of the page. */
  line(id: CartLineId): CartLineViewModel {
    const existingModel = this.#lines.get(id)
    if (existingModel) return existingModel
    const line = this.#deps.cart.line(id)
    if (!line) throw new RangeError(`The cart has no line ${id}`)
    const viewModel = new CartLineViewModel(line, this.#deps, this.#deps.changeCart, () =>
      this.keepUndecided(),
    )
    this.#lines.set(id, viewModel)
    return viewModel
  }

  /** Lines with an ambiguous quantity. The checkout waits until the user has resolved them. */
  undecided(): readonly CartLineViewModel[] {
    return this.lineIds.flatMap((id) => this.#lines.get(id) ?? []).filter(({ readings }) => readings)
  }

  get isEmpty(): boolean {
    return this.lineIds.length === 0 && !this.isStale
  }

  /** True if the cart could not be loaded: the display may be outdated. */
  get isStale(): boolean {
    return this.#deps.cart.isStale
  }

  /** True if the API refused to create a cart for this account. */
  get isMissing(): boolean {
    return this.#deps.cart.isMissing
  }

  get isLoading(): boolean {
    return this.#deps.cart.isLoading
  }

  get pieces(): number {
    return this.#deps.cart.pieces
  }

  /** Total from the API. Not calculated here, because a changed quantity may have another unit price. */
  get total(): Money | undefined {
    return this.#deps.cart.cart.total
  }

  /** Total, its parts and the number of lines, without lines that can no longer be ordered. */
  get totals() {
    const { total } = this
    const { cart } = this.#deps.cart
    const goods = partsTotalOf(cart)
    const lines = this.shownLines.filter(({ isOrderable }) => isOrderable).length
    return total && goods && { total, lines, totals: { goods, coreDeposits: cart.coreDeposits } }
  }

  get approvalReasons(): readonly ApprovalReason[] {
    return this.#deps.cart.cart.approvalReasons ?? []
  }

  /** The transport that the next steps will preselect. */
  get transport() {
    const { cart, checkout } = this.#deps
    return preselectOffered(cart.cart.transports ?? [], [checkout.choices.transportId, this.lastTransportId])
  }

  /** Delivery estimate of the cart; absent unless all lines are in stock. */
  get promise(): DeliveryPromise | undefined {
    const { lines } = this.#deps.cart.cart
    const isInStock =
      lines.length > 0 &&
      lines.every(({ availability, quantity }) => (availability?.quantity ?? 0) >= quantity)
    return isInStock ? promiseBeforeCutoff(this.transport?.promise, this.#deps.clock.now()) : undefined
  }

  get leavesToday(): boolean {
    return this.promise !== undefined && isDispatchedToday(this.promise, this.#deps.clock.now())
  }

  get mayChange(): boolean {
    return this.#deps.session.canAddToCart
  }

  get failure(): Failure | undefined {
    const { failed } = this.#deps.queue
    const [first] = failed
    if (first?.state.kind !== 'failed') return undefined
    return { why: first.state.why, articleNos: failed.map(({ articleNo }) => articleNo) }
  }

  /** Number of lines that an undo would restore. */
  get removedCount(): number {
    const { removed } = this.#deps.queue
    const isBack = (id: CartLineId) => this.#deps.queue.change(id)?.state.kind === 'failed'
    return removed.filter(({ id }) => !isBack(id)).length
  }

  async remove(ids: readonly CartLineId[]): Promise<void> {
    this.undoRejection = undefined
    await this.#deps.changeCart.remove(ids)
  }

  async undo(): Promise<void> {
    await this.undoing.run(
      () => this.#deps.undoRemoval.run(),
      (undone) => (this.undoRejection = undone.ok ? undefined : undone.error.kind),
    )
  }

  /** Submits the fields that the user is editing, and sends all changes without the debounce. */
  async settle(): Promise<void> {
    for (const line of this.#lines.values()) line.leave()
    await this.#deps.changeCart.flush()
  }

  async retry(): Promise<void> {
    await this.#deps.changeCart.retry()
  }

  discard(): void {
    this.#deps.changeCart.discardFailed()
  }

  async reload(): Promise<void> {
    await this.#deps.loadCart.reloadCart()
  }

  /**
   * Reloads the cart when the tab becomes visible, because another tab may have changed it. Does nothing while changes
   * are pending, because their response contains the cart.
   */
  async refresh(): Promise<void> {
    const { changes, failed } = this.#deps.queue
    if (changes.length === failed.length && !this.isLoading) await this.reload()
  }

  /** Stores ambiguous quantities for a reload, and for the checkout steps that refuse to continue with one. */
  private keepUndecided(): void {
    const typed = this.undecided().map(({ id, quantity }) => [id, quantity])
    this.#deps.checkout.keepUndecided(Object.fromEntries(typed))
  }

  /** Restores ambiguous quantities and unsent changes after a reload. Call after hydration. */
  async recall(): Promise<void> {
    const typed = this.#deps.checkout.undecidedQuantities
    for (const id of this.lineIds) if (typed[id]) this.line(id).enter(typed[id])
    this.lastTransportId = this.#deps.reuseLastChoices.transportId
    await this.#deps.changeCart.restore()
  }

  /** Updates the state of the connection; retries failed requests when it returns. */
  connect(isConnected: boolean): void {
    if (this.isConnected === isConnected) return
    this.isConnected = isConnected
    if (isConnected && (this.isStale || this.failure?.why === 'unreachable')) void this.retry()
  }
}
