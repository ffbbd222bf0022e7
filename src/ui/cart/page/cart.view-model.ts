import { computedStruct, makeAutoObservable, observableRef } from 'mobx'
import type { CartRejection } from '#application/cart/add-lines-to-cart.ts'
import type { EditCart } from '#application/cart/edit-cart.ts'
import type { LoadCart } from '#application/cart/load-cart.ts'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { ChooseUsual } from '#application/checkout/usual-order.ts'
import { Task } from '#application/kernel/task.ts'
import type { UndoRemoval } from '#application/cart/undo-removal.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import type { CartLine, CartLineId } from '#domain/cart/cart.ts'
import { goodsOf } from '#domain/cart/goods.ts'
import type { ChangeFailure } from '#domain/cart/pending-change.ts'
import { preselected } from '#domain/checkout/preselected.ts'
import { leavesToday, openPromise, type DeliveryPromise } from '#domain/products/delivery-promise.ts'
import type { Money } from '#domain/shared/money.ts'
import { CartLineViewModel, type LineStores } from './cart-line.view-model.ts'
import { CartMarks } from './cart-marks.view-model.ts'

/** Changes that were not saved, by their first reason. */
export type Failure = { readonly why: ChangeFailure; readonly articleNos: readonly string[] }

type CartStores = LineStores & { readonly checkout: CheckoutStore }

/** Step 1 of the checkout: what is in the cart, and how much of it. */
export class CartViewModel {
  readonly marks = new CartMarks(() => this.lineIds)
  /** Why the last removal could not be undone. */
  undoRefusal: CartRejection['kind'] | undefined = undefined
  readonly undoing = new Task()
  isConnected = true
  private usualTransportId: string | undefined = undefined
  readonly #lines = new Map<CartLineId, CartLineViewModel>()
  readonly #stores: CartStores
  readonly #changeCart: EditCart
  readonly #undoRemoval: UndoRemoval
  readonly #loadCart: LoadCart
  readonly #chooseUsual: ChooseUsual
  readonly #clock: Clock

  constructor(
    stores: CartStores,
    useCases: {
      readonly changeCart: EditCart
      readonly undoRemoval: UndoRemoval
      readonly loadCart: LoadCart
      readonly chooseUsual: ChooseUsual
    },
    clock: Clock,
  ) {
    this.#stores = stores
    this.#changeCart = useCases.changeCart
    this.#undoRemoval = useCases.undoRemoval
    this.#loadCart = useCases.loadCart
    this.#chooseUsual = useCases.chooseUsual
    this.#clock = clock
    makeAutoObservable<this, 'usualTransportId'>(this, {
      marks: false,
      lineIds: computedStruct,
      parts: computedStruct,
      usualTransportId: observableRef,
    })
  }

  /** Changes when a line comes or goes, and with nothing else. */
  get lineIds(): readonly CartLineId[] {
    return this.shownLines.map(({ id }) => id)
  }

  /** Read from the cart itself: a view model is made only of a line that is in sight. */
  get parts() {
    return this.shownLines.map(({ articleNo, name, slug, requestedNumber: typed }) => ({
      articleNo,
      name,
      slug,
      typed,
    }))
  }

  /** Without those whose removal is pending. */
  private get shownLines(): readonly CartLine[] {
    const { cart, queue } = this.#stores
    const { leaving } = queue
    return cart.cart.lines.filter(({ id }) => !leaving.has(id))
  }

  get lines(): readonly CartLineViewModel[] {
    return this.lineIds.map((id) => this.line(id))
  }

  /** The same object for as long as the page is open. */
  line(id: CartLineId): CartLineViewModel {
    const held = this.#lines.get(id)
    if (held) return held
    const line = this.#stores.cart.line(id)
    if (!line) throw new RangeError(`The cart has no line ${id}`)
    const made = new CartLineViewModel(line, this.#stores, this.#changeCart, () => this.keepUndecided())
    this.#lines.set(id, made)
    return made
  }

  /** Lines whose typed quantity has two readings: the checkout waits for the answer. */
  undecided(): readonly CartLineViewModel[] {
    return this.lineIds.flatMap((id) => this.#lines.get(id) ?? []).filter(({ readings }) => readings)
  }

  get isEmpty(): boolean {
    return this.lineIds.length === 0 && !this.isStale
  }

  /** The cart could not be loaded: what is shown may be old. */
  get isStale(): boolean {
    return this.#stores.cart.isStale
  }

  /** The API refused to create a cart for this account. */
  get isMissing(): boolean {
    return this.#stores.cart.isMissing
  }

  get isLoading(): boolean {
    return this.#stores.cart.isLoading
  }

  get pieces(): number {
    return this.#stores.cart.pieces
  }

  /** Calculated by the API alone: a changed quantity may have another price. */
  get total(): Money | undefined {
    return this.#stores.cart.cart.total
  }

  /** What the total is made of, and of how many lines: without those that can no longer be ordered. */
  get sums() {
    const { total } = this
    const { cart } = this.#stores.cart
    const goods = goodsOf(cart)
    const lines = this.shownLines.filter(({ isOrderable }) => isOrderable).length
    return total && goods && { total, lines, totals: { goods, coreDeposits: cart.coreDeposits } }
  }

  /** The transport that the next steps begin with. */
  get transport() {
    const { cart, checkout } = this.#stores
    return preselected(cart.cart.transports ?? [], [checkout.choices.transportId, this.usualTransportId])
  }

  /** Only where something is in stock. */
  get promise(): DeliveryPromise | undefined {
    const { lines } = this.#stores.cart.cart
    const isInStock = lines.some(({ availability }) => (availability?.quantity ?? 0) > 0)
    return isInStock ? openPromise(this.transport?.promise, this.#clock.now()) : undefined
  }

  get leavesToday(): boolean {
    return this.promise !== undefined && leavesToday(this.promise, this.#clock.now())
  }

  get mayChange(): boolean {
    return this.#stores.session.canAddToCart
  }

  get failure(): Failure | undefined {
    const { failed } = this.#stores.queue
    const [first] = failed
    if (first?.state.kind !== 'failed') return undefined
    return { why: first.state.why, articleNos: failed.map(({ articleNo }) => articleNo) }
  }

  /** How many lines an undo would bring back. */
  get removedCount(): number {
    const { removed } = this.#stores.queue
    const isBack = (id: CartLineId) => this.#stores.queue.change(id)?.state.kind === 'failed'
    return removed.filter(({ id }) => !isBack(id)).length
  }

  async remove(ids: readonly CartLineId[]): Promise<void> {
    this.undoRefusal = undefined
    await this.#changeCart.remove(ids)
  }

  async undo(): Promise<void> {
    await this.undoing.run(
      () => this.#undoRemoval.run(),
      (undone) => (this.undoRefusal = undone.ok ? undefined : undone.error.kind),
    )
  }

  /** The typing is over, and whatever was changed is asked for now. */
  async settle(): Promise<void> {
    for (const line of this.#lines.values()) line.leave()
    await this.#changeCart.flush()
  }

  async retry(): Promise<void> {
    await this.#changeCart.retry()
  }

  discard(): void {
    this.#changeCart.discardFailed()
  }

  async reload(): Promise<void> {
    await this.#loadCart.isStillIn()
  }

  /** The tab is looked at again: another one may have changed the cart. What is on its way comes back with the cart. */
  async refresh(): Promise<void> {
    const { changes, failed } = this.#stores.queue
    if (changes.length === failed.length && !this.isLoading) await this.reload()
  }

  /** Over a reload, and for the steps that wait for the answer. */
  private keepUndecided(): void {
    const typed = this.undecided().map(({ id, quantity }) => [id, quantity])
    this.#stores.checkout.keepUndecided(Object.fromEntries(typed))
  }

  /** Once the page is alive. */
  async recall(): Promise<void> {
    const typed = this.#stores.checkout.undecidedQuantities
    for (const id of this.lineIds) if (typed[id]) this.line(id).enter(typed[id])
    this.usualTransportId = this.#chooseUsual.transportId
    await this.#changeCart.restore()
  }

  /** What waits for the connection is sent as soon as it is back. */
  connect(isConnected: boolean): void {
    if (this.isConnected === isConnected) return
    this.isConnected = isConnected
    if (isConnected && (this.isStale || this.failure?.why === 'unreachable')) void this.retry()
  }
}
