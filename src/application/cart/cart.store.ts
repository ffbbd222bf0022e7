import { makeAutoObservable, observable, observableRef } from 'mobx'
import { EMPTY_CART, type Cart, type CartLineId } from '#domain/cart/cart.ts'

/** The cart as the API last told it, and which of its lines are on their way. */
export class CartStore {
  cart: Cart = EMPTY_CART
  /** Calls on their way. */
  private underway = 0
  /** The API could not be asked: what is shown is the last that was known. */
  isStale = false
  readonly pending = observable.set<CartLineId>()

  constructor() {
    makeAutoObservable(this, { cart: observableRef })
  }

  /** True during quote and item changes (spec 4, cartLoading). */
  get isLoading(): boolean {
    return this.underway > 0
  }

  get count(): number {
    return this.cart.lines.length
  }

  hold(cart: Cart): void {
    this.cart = cart
    this.isStale = false
  }

  markStale(): void {
    this.isStale = true
  }

  empty(): void {
    this.hold(EMPTY_CART)
    this.pending.clear()
  }

  async whileLoading<Value>(task: () => Promise<Value>, lines: readonly CartLineId[] = []): Promise<Value> {
    this.begin(lines)
    try {
      return await task()
    } finally {
      this.finish(lines)
    }
  }

  private begin(lines: readonly CartLineId[]): void {
    this.underway += 1
    for (const id of lines) this.pending.add(id)
  }

  private finish(lines: readonly CartLineId[]): void {
    this.underway -= 1
    for (const id of lines) this.pending.delete(id)
  }
}
