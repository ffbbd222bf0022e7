import type { CartLine, CartLineId } from '#domain/cart/cart.ts'
import {
  isFulfilled,
  isUnchanged,
  type PendingChange,
  type ChangeFailure,
} from '#domain/cart/pending-change.ts'
import { attempt } from '../kernel/attempt.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import { rejectionOf, type Rejection } from '../shared/rejection.ts'
import { EventBus } from '../shared/event-bus.ts'
import { SessionStore } from '../session/session.store.ts'
import { LINES_PER_CALL, CartApi, type ChangedCart, type LineChange } from './cart-api.port.ts'
import { CartOutbox } from './cart-outbox.store.ts'
import { CartStore } from './cart.store.ts'
import { LoadCart } from './load-cart.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Number of consecutive conflicts after which the changes fail. */
const STALE_MAX = 3

/** Sends the pending changes in the outbox, one call at a time. Afterwards the cart equals the cart of the API. */
export class SyncCart extends dependsOn({
  cartApi: CartApi,
  session: SessionStore,
  cart: CartStore,
  queue: CartOutbox,
  loadCart: LoadCart,
  eventBus: EventBus,
}) {
  async run(): Promise<void> {
    // runs in a loop, because further changes may be queued while a synchronisation ends
    while (this.deps.queue.worker || this.deps.queue.waiting.length > 0) {
      this.deps.queue.worker ??= this.#drain().finally(() => (this.deps.queue.worker = undefined))
      await this.deps.queue.worker
    }
  }

  async #drain(): Promise<void> {
    let staleAnswers = 0
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
      const isStale = await this.#send(batch)
      staleAnswers = isStale ? staleAnswers + 1 : 0
      if (staleAnswers >= STALE_MAX) this.#failAll(this.deps.queue.waiting, 'changed-elsewhere')
    }
  }

  /**
   * Returns the next batch: first the changed lines, then the removals, because only changes are sent with the cart
   * version. Changes that the cart already contains are dropped.
   */
  #nextBatch(): readonly PendingChange[] {
    const fulfilledChanges = this.deps.queue.waiting.filter((pendingChange) =>
      isFulfilled(pendingChange, this.deps.cart.line(pendingChange.id)),
    )
    for (const pendingChange of fulfilledChanges) this.deps.queue.confirm(pendingChange)
    const { waiting } = this.deps.queue
    const changes = waiting.filter(({ isRemoval }) => !isRemoval)
    return (changes.length > 0 ? changes : waiting).slice(0, LINES_PER_CALL)
  }

  async #send(batch: readonly PendingChange[]): Promise<boolean> {
    const sent = this.deps.queue.markSent(batch)
    if (!this.deps.session.canAddToCart) {
      this.#failAll(sent, 'not-allowed')
      return false
    }
    const before = new Map(sent.map(({ id }) => [id, this.deps.cart.line(id)]))
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

  /** Publishes the change of the cart as an event, except after a logout, which also empties the cart. */
  #publishChange(touched: ReadonlyMap<CartLineId, CartLine | undefined>): void {
    if (!this.deps.session.isLoggedIn) return
    const before = [...touched.values()].filter((line) => line !== undefined)
    const after = [...touched.keys()].flatMap((id) => this.deps.cart.line(id) ?? [])
    this.deps.eventBus.publish({ kind: 'cart-changed', before, after })
  }

  async #remove(sent: readonly PendingChange[]): Promise<void> {
    await this.deps.cart.whileLoading(() => this.deps.cartApi.remove(sent.map(({ id }) => id)))
    await this.deps.loadCart.run()
    for (const pendingChange of sent) this.deps.queue.confirm(pendingChange)
  }

  async #change(sent: readonly PendingChange[]): Promise<ChangedCart> {
    const { visit } = this.deps.session
    const changes = sent.flatMap(({ id, sku, quantity, note }): LineChange[] => {
      const line = this.deps.cart.line(id)
      return line ? [{ id, sku, quantity: quantity ?? line.quantity, note }] : []
    })
    const { version } = this.deps.cart.cart
    const changed = await this.deps.cart.whileLoading(() => this.deps.cartApi.change(changes, version))
    // the session of this cart has ended during the call
    if (visit !== this.deps.session.visit) throw new ApiFailure('logged-out', 'change of the cart')
    return changed
  }

  #settle(
    sent: readonly PendingChange[],
    changed: ChangedCart,
    before: ReadonlyMap<CartLineId, CartLine | undefined>,
  ): boolean {
    this.deps.cart.set(changed.cart)
    for (const pendingChange of sent) {
      if (changed.kind === 'changed')
        this.deps.queue.confirm(pendingChange, changed.outcomes.get(pendingChange.id))
      else this.#settleStale(pendingChange, before.get(pendingChange.id))
    }
    return changed.kind === 'stale'
  }

  #settleStale(pendingChange: PendingChange, before: CartLine | undefined): void {
    const line = this.deps.cart.line(pendingChange.id)
    if (!line || isFulfilled(pendingChange, line)) this.deps.queue.confirm(pendingChange)
    else if (isUnchanged(before, line)) this.deps.queue.retry(pendingChange)
    else this.#failConflict(line)
  }

  /** Marks the latest change of the line as a conflict: it may combine the sent values with later input. */
  #failConflict(line: CartLine): void {
    const latest = this.deps.queue.change(line.id)
    if (latest && !latest.isRemoval && !isFulfilled(latest, line))
      this.deps.queue.markFailed(latest, 'changed-elsewhere')
  }

  /** The outcome is unknown after a failed call: reloads the cart and compares. */
  async #reconcile(
    sent: readonly PendingChange[],
    before: ReadonlyMap<CartLineId, CartLine | undefined>,
    { kind }: Rejection,
  ): Promise<void> {
    if (kind === 'logged-out') return
    if (!(await this.deps.loadCart.reloadCart())) return
    const { isStale } = this.deps.cart
    for (const pendingChange of sent) {
      const line = this.deps.cart.line(pendingChange.id)
      if (!isStale && (!line || isFulfilled(pendingChange, line))) this.deps.queue.confirm(pendingChange)
      else if (isStale || !line || pendingChange.isRemoval || isUnchanged(before.get(line.id), line))
        this.deps.queue.markFailed(pendingChange, kind)
      else this.#failConflict(line)
    }
  }

  #failAll(sent: readonly PendingChange[], why: ChangeFailure): void {
    for (const pendingChange of sent) this.deps.queue.markFailed(pendingChange, why)
  }
}
