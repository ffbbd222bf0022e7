import { makeAutoObservable, observable } from 'mobx'
import type { CartLine, CartLineId, LineOutcome } from '#domain/cart/cart.ts'
import {
  inWholePackages,
  isFulfilled,
  wishFor,
  type LinePatch,
  type LineWish,
  type WishFailure,
} from '#domain/cart/pending-change.ts'
import type { CartStore } from './cart.store.ts'

/** What the customer wants of the cart and the API has not confirmed: at most one wish per line. */
export class CartQueue {
  readonly #cart: CartStore
  readonly #wishes = observable.map<CartLineId, LineWish>({}, { deep: false })
  readonly #outcomes = observable.map<CartLineId, LineOutcome>({}, { deep: false })
  /** Taken out of the cart by the last removal, for as long as it can be undone. */
  readonly #removed = observable.array<CartLine>([], { deep: false })
  /** The one worker that sends; nothing is sent twice at a time. */
  worker: Promise<void> | undefined = undefined

  constructor(cart: CartStore) {
    this.#cart = cart
    makeAutoObservable(this, { worker: false })
  }

  wish(id: CartLineId): LineWish | undefined {
    return this.#wishes.get(id)
  }

  /** What the API said of the last change of a line. */
  outcome(id: CartLineId): LineOutcome | undefined {
    return this.#outcomes.get(id)
  }

  get wishes(): readonly LineWish[] {
    return [...this.#wishes.values()]
  }

  get waiting(): readonly LineWish[] {
    return this.wishes.filter(({ state }) => state.kind === 'waiting')
  }

  get failed(): readonly LineWish[] {
    return this.wishes.filter(({ state }) => state.kind === 'failed')
  }

  get removed(): readonly CartLine[] {
    return this.#removed
  }

  /** The lines that are about to leave; a removal that failed has its line back. */
  get leaving(): ReadonlySet<CartLineId> {
    const leaves = ({ isRemoval, state }: LineWish) => isRemoval && state.kind !== 'failed'
    return new Set(this.wishes.filter(leaves).map(({ id }) => id))
  }

  want(id: CartLineId, patch: LinePatch): void {
    const line = this.#cart.line(id)
    if (!line) return
    const earlier = this.#wishes.get(id)
    const { patch: whole, outcome } = inWholePackages(line, patch)
    const wish = wishFor(line, earlier, whole)
    if (outcome) this.#outcomes.set(id, outcome)
    else if ('quantity' in patch) this.#outcomes.delete(id)
    // what is underway may still change the line: only its answer tells that nothing is left to ask
    if (earlier?.state.kind !== 'sent' && isFulfilled(wish, line)) this.#wishes.delete(id)
    else this.#wishes.set(id, wish)
  }

  rememberRemoved(lines: readonly CartLine[]): void {
    this.#removed.replace([...lines])
  }

  /** Marks them as underway; the answers say what becomes of exactly these. */
  send(wishes: readonly LineWish[]): readonly LineWish[] {
    return wishes.map((wish) => this.put({ ...wish, state: { kind: 'sent' } }))
  }

  confirm(sent: LineWish, outcome?: LineOutcome): void {
    if (this.isLatest(sent)) this.#wishes.delete(sent.id)
    // that it was rounded has been said, and stays true
    if (outcome && outcome.status !== 'ok') this.#outcomes.set(sent.id, outcome)
  }

  fail(sent: LineWish, why: WishFailure): void {
    if (this.isLatest(sent)) this.put({ ...sent, state: { kind: 'failed', why } })
  }

  sendAgain(wish: LineWish): void {
    if (this.isLatest(wish)) this.put({ ...wish, state: { kind: 'waiting' } })
  }

  /** Wishes of an earlier visit, as far as there is no newer one. */
  recall(kept: readonly LineWish[]): void {
    for (const wish of kept) {
      const isOpen =
        !isFulfilled(wish, this.#cart.line(wish.id)) && this.#cart.line(wish.id)?.sku === wish.sku
      if (isOpen && !this.#wishes.has(wish.id)) this.put({ ...wish, state: { kind: 'failed', why: 'kept' } })
    }
  }

  drop(wishes: readonly LineWish[]): void {
    for (const wish of wishes) if (this.isLatest(wish)) this.#wishes.delete(wish.id)
  }

  empty(): void {
    this.#wishes.clear()
    this.#outcomes.clear()
    this.#removed.clear()
  }

  private put(wish: LineWish): LineWish {
    this.#wishes.set(wish.id, wish)
    return wish
  }

  private isLatest(wish: LineWish): boolean {
    return this.#wishes.get(wish.id) === wish
  }
}
