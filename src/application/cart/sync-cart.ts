import type { CartLine, CartLineId } from '#domain/cart/cart.ts'
import {
  isFulfilled,
  isUntouched,
  type PendingChange,
  type ChangeFailure,
} from '#domain/cart/pending-change.ts'
import { attempt } from '../kernel/attempt.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import { rejectionOf, type Rejection } from '../shared/rejection.ts'
import type { EventBus } from '../shared/event-bus.ts'
import type { SessionStore } from '../session/session.store.ts'
import { LINES_PER_CALL, type CartApi, type ChangedCart, type LineChange } from './cart-api.port.ts'
import type { CartOutbox } from './cart-outbox.store.ts'
import type { CartStore } from './cart.store.ts'
import type { LoadCart } from './load-cart.ts'

/** Number of consecutive conflicts after which the changes fail. */
const STALE_MAX = 3

/** Sends the outbox, one call at a time. Afterwards the cart always equals the cart of the API. */
export class SyncCart {
  readonly #cartApi: CartApi
  readonly #session: SessionStore
  readonly #cart: CartStore
  readonly #queue: CartOutbox
  readonly #loadCart: LoadCart
  readonly #eventBus: EventBus

  constructor(
    cartApi: CartApi,
    stores: { readonly session: SessionStore; readonly cart: CartStore; readonly queue: CartOutbox },
    loadCart: LoadCart,
    eventBus: EventBus,
  ) {
    this.#cartApi = cartApi
    this.#session = stores.session
    this.#cart = stores.cart
    this.#queue = stores.queue
    this.#loadCart = loadCart
    this.#eventBus = eventBus
  }

  async run(): Promise<void> {
    // loops, because changes may be queued while the worker ends
    while (this.#queue.worker || this.#queue.waiting.length > 0) {
      this.#queue.worker ??= this.#drain().finally(() => (this.#queue.worker = undefined))
      await this.#queue.worker
    }
  }

  async #drain(): Promise<void> {
    let staleAnswers = 0
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
      const isStale = await this.#send(batch)
      staleAnswers = isStale ? staleAnswers + 1 : 0
      if (staleAnswers >= STALE_MAX) this.#failAll(this.#queue.waiting, 'changed-elsewhere')
    }
  }

  /**
   * Next batch: changes before removals, because only changes carry the cart version. Changes that are already
   * fulfilled are dropped.
   */
  #nextBatch(): readonly PendingChange[] {
    const done = this.#queue.waiting.filter((pendingChange) =>
      isFulfilled(pendingChange, this.#cart.line(pendingChange.id)),
    )
    for (const pendingChange of done) this.#queue.confirm(pendingChange)
    const { waiting } = this.#queue
    const changes = waiting.filter(({ isRemoval }) => !isRemoval)
    return (changes.length > 0 ? changes : waiting).slice(0, LINES_PER_CALL)
  }

  async #send(batch: readonly PendingChange[]): Promise<boolean> {
    const sent = this.#queue.markSent(batch)
    if (!this.#session.canAddToCart) {
      this.#failAll(sent, 'not-allowed')
      return false
    }
    const before = new Map(sent.map(({ id }) => [id, this.#cart.line(id)]))
    const stale = await attempt(async () => {
      if (!sent.some(({ isRemoval }) => isRemoval))
        return this.#settle(sent, await this.#change(sent), before)
      await this.#remove(sent)
      return false
    })
    if (!stale.ok) await this.#reconcile(sent, before, rejectionOf(stale.error))
    const isStale = stale.ok && stale.value
    if (!isStale) this.#publishChange(before)
    return isStale
  }

  /** Publishes the difference of the cart; not after a logout, which empties the cart. */
  #publishChange(touched: ReadonlyMap<CartLineId, CartLine | undefined>): void {
    if (!this.#session.isLoggedIn) return
    const before = [...touched.values()].filter((line) => line !== undefined)
    const after = [...touched.keys()].flatMap((id) => this.#cart.line(id) ?? [])
    this.#eventBus.publish({ kind: 'cart-changed', before, after })
  }

  async #remove(sent: readonly PendingChange[]): Promise<void> {
    await this.#cart.whileLoading(() => this.#cartApi.remove(sent.map(({ id }) => id)))
    await this.#loadCart.run()
    for (const pendingChange of sent) this.#queue.confirm(pendingChange)
  }

  async #change(sent: readonly PendingChange[]): Promise<ChangedCart> {
    const { visit } = this.#session
    const changes = sent.flatMap(({ id, sku, quantity, note }): LineChange[] => {
      const line = this.#cart.line(id)
      return line ? [{ id, sku, quantity: quantity ?? line.quantity, note }] : []
    })
    const { version } = this.#cart.cart
    const changed = await this.#cart.whileLoading(() => this.#cartApi.change(changes, version))
    // the cart of a session that has ended meanwhile
    if (visit !== this.#session.visit) throw new ApiFailure('logged-out', 'change of the cart')
    return changed
  }

  #settle(
    sent: readonly PendingChange[],
    changed: ChangedCart,
    before: ReadonlyMap<CartLineId, CartLine | undefined>,
  ): boolean {
    this.#cart.set(changed.cart)
    for (const pendingChange of sent) {
      if (changed.kind === 'changed')
        this.#queue.confirm(pendingChange, changed.outcomes.get(pendingChange.id))
      else this.#settleStale(pendingChange, before.get(pendingChange.id))
    }
    return changed.kind === 'stale'
  }

  #settleStale(pendingChange: PendingChange, before: CartLine | undefined): void {
    const line = this.#cart.line(pendingChange.id)
    if (!line || isFulfilled(pendingChange, line)) this.#queue.confirm(pendingChange)
    else if (isUntouched(before, line)) this.#queue.retry(pendingChange)
    else this.#failConflict(line)
  }

  /** Fails the latest change of the line: it may hold what was sent, and more that was typed meanwhile. */
  #failConflict(line: CartLine): void {
    const latest = this.#queue.change(line.id)
    if (latest && !latest.isRemoval && !isFulfilled(latest, line))
      this.#queue.markFailed(latest, 'changed-elsewhere')
  }

  /** The outcome is unknown after a failed call: reloads the cart and compares. */
  async #reconcile(
    sent: readonly PendingChange[],
    before: ReadonlyMap<CartLineId, CartLine | undefined>,
    { kind }: Rejection,
  ): Promise<void> {
    if (kind === 'logged-out') return
    if (!(await this.#loadCart.isStillIn())) return
    const { isStale } = this.#cart
    for (const pendingChange of sent) {
      const line = this.#cart.line(pendingChange.id)
      if (!isStale && (!line || isFulfilled(pendingChange, line))) this.#queue.confirm(pendingChange)
      else if (isStale || !line || pendingChange.isRemoval || isUntouched(before.get(line.id), line))
        this.#queue.markFailed(pendingChange, kind)
      else this.#failConflict(line)
    }
  }

  #failAll(sent: readonly PendingChange[], why: ChangeFailure): void {
    for (const pendingChange of sent) this.#queue.markFailed(pendingChange, why)
  }
}
