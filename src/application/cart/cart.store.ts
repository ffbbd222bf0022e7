import { compareStructural, makeAutoObservable, observable, observableRef } from 'mobx'
import { EMPTY_CART, type Cart, type CartLine, type CartLineId } from '#domain/cart/cart.ts'

/** The latest cart from the API. */
export class CartStore {
  cart: Cart = EMPTY_CART
  /** True if the last load failed and the cart may be outdated. */
  isStale = false
  /** True if the customer has no cart and the API refused to create one. */
  isMissing = false
  /** True while changes of this tab are unsent or in flight. Set by the outbox, which not every page loads. */
  hasOpenChanges = false
  /** Number of calls in flight. */
  private callsInFlight = 0
  #inFlight: Promise<void> | undefined
  readonly #lines = observable.map<CartLineId, CartLine>({}, { deep: false })

  constructor() {
    makeAutoObservable(this, { cart: observableRef })
  }

  /** True during quote and item changes (spec 4, cartLoading). */
  get isLoading(): boolean {
    return this.callsInFlight > 0
  }

  get count(): number {
    return this.cart.lines.length
  }

  get pieces(): number {
    return this.cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  /** Observable per line: an observer re-renders only when its own line changes. */
  line(id: CartLineId): CartLine | undefined {
    return this.#lines.get(id)
  }

  set(cart: Cart): void {
    const lines = cart.lines.map((line) => this.known(line))
    const gone = new Set(this.#lines.keys())
    for (const line of lines) {
      gone.delete(line.id)
      this.#lines.set(line.id, line)
    }
    for (const id of gone) this.#lines.delete(id)
    this.cart = { ...cart, lines }
    this.isStale = false
    this.isMissing = false
  }

  markStale(isMissing = false): void {
    this.isStale = true
    this.isMissing = isMissing
  }

  setOpenChanges(hasOpenChanges: boolean): void {
    this.hasOpenChanges = hasOpenChanges
  }

  /**
   * Empties the cart at the end of a session. A load in flight returns the cart of the previous user, so later loads do
   * not join it.
   */
  empty(): void {
    this.set(EMPTY_CART)
    this.#inFlight = undefined
  }

  /** Joins an in-flight load instead of starting another one. */
  async joinLoading(load: () => Promise<void>): Promise<void> {
    const loading = (this.#inFlight ??= load())
    try {
      await loading
    } finally {
      if (this.#inFlight === loading) this.#inFlight = undefined
    }
  }

  async whileLoading<Value>(task: () => Promise<Value>): Promise<Value> {
    this.begin()
    try {
      return await task()
    } finally {
      this.finish()
    }
  }

  /** Returns the previous object of an unchanged line, so that its observers do not re-render. */
  private known(line: CartLine): CartLine {
    const current = this.#lines.get(line.id)
    return current && compareStructural(current, line) ? current : line
  }

  private begin(): void {
    this.callsInFlight += 1
  }

  private finish(): void {
    this.callsInFlight -= 1
  }
}
