import { compareStructural, makeAutoObservable, observable, observableRef } from 'mobx'
import { EMPTY_CART, type Cart, type CartLine, type CartLineId } from '#domain/cart/cart.ts'

/** The cart as the API last told it. */
export class CartStore {
  cart: Cart = EMPTY_CART
  /** The API could not be asked: what is shown is the last that was known. */
  isStale = false
  /** Calls on their way. */
  private underway = 0
  #joined: Promise<void> | undefined
  readonly #lines = observable.map<CartLineId, CartLine>({}, { deep: false })

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

  get pieces(): number {
    return this.cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  /** Who looks at one line hears of that line alone. */
  line(id: CartLineId): CartLine | undefined {
    return this.#lines.get(id)
  }

  hold(cart: Cart): void {
    const lines = cart.lines.map((line) => this.known(line))
    const gone = new Set(this.#lines.keys())
    for (const line of lines) {
      gone.delete(line.id)
      this.#lines.set(line.id, line)
    }
    for (const id of gone) this.#lines.delete(id)
    this.cart = { ...cart, lines }
    this.isStale = false
  }

  markStale(): void {
    this.isStale = true
  }

  empty(): void {
    this.hold(EMPTY_CART)
  }

  /** Who asks while somebody else does gets the same answer. */
  joinLoading(load: () => Promise<void>): Promise<void> {
    return (this.#joined ??= load().finally(() => {
      this.#joined = undefined
    }))
  }

  async whileLoading<Value>(task: () => Promise<Value>): Promise<Value> {
    this.begin()
    try {
      return await task()
    } finally {
      this.finish()
    }
  }

  /** A line that is told again as it was stays the same object: nobody who shows it has anything to do. */
  private known(line: CartLine): CartLine {
    const held = this.#lines.get(line.id)
    return held && compareStructural(held, line) ? held : line
  }

  private begin(): void {
    this.underway += 1
  }

  private finish(): void {
    this.underway -= 1
  }
}
