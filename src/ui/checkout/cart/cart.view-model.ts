import { makeAutoObservable, observable } from 'mobx'
import type { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { CartRefusal } from '#application/cart/cart-refusal.ts'
import type { CartStore } from '#application/cart/cart.store.ts'
import type { ChangeQuantity } from '#application/cart/change-quantity.ts'
import type { LoadCart } from '#application/cart/load-cart.ts'
import type { RemoveLines } from '#application/cart/remove-lines.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import type { CartLine, CartLineId, LineOutcome } from '#domain/cart/cart.ts'
import { clampQuantity, parseQuantity, QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import { amountOf, type Amount } from '../../product-facts/part-facts.view-model.ts'

/** Several steps in a row become one change. */
export const STEP_PAUSE_MS = 400

/** A line as the cart page shows it. */
export type LineFacts = Omit<CartLine, 'quantity' | 'unitPrice' | 'total'> & {
  /** What stands in the field: typed, or what the API holds. */
  readonly quantity: string
  readonly unitPrice: Amount | undefined
  readonly total: Amount | undefined
  readonly isPending: boolean
  readonly notice: LineNotice | undefined
}

export type LineNotice = { readonly messageId: string; readonly quantity: number }

/** Step 1 of the checkout: what is in the cart, and how much of it. */
export class CartViewModel {
  readonly limits = QUANTITY_LIMITS
  readonly #drafts = observable.map<CartLineId, string>()
  readonly #notices = observable.map<CartLineId, LineNotice>()
  readonly #waiting = new Map<CartLineId, () => void>()
  readonly #asked = new Map<CartLineId, { readonly quantity: number; readonly settled: Promise<void> }>()
  readonly #cart: CartStore
  readonly #session: SessionStore
  readonly #alerts: AlertsStore
  readonly #clock: Clock
  readonly #loadCart: LoadCart
  readonly #changeQuantity: ChangeQuantity
  readonly #removeLines: RemoveLines

  constructor(
    stores: { readonly cart: CartStore; readonly session: SessionStore; readonly alerts: AlertsStore },
    clock: Clock,
    useCases: {
      readonly loadCart: LoadCart
      readonly changeQuantity: ChangeQuantity
      readonly removeLines: RemoveLines
    },
  ) {
    this.#cart = stores.cart
    this.#session = stores.session
    this.#alerts = stores.alerts
    this.#clock = clock
    this.#loadCart = useCases.loadCart
    this.#changeQuantity = useCases.changeQuantity
    this.#removeLines = useCases.removeLines
    makeAutoObservable(this)
  }

  get lines(): readonly LineFacts[] {
    return this.#cart.cart.lines.map((line) => ({
      ...line,
      quantity: this.#drafts.get(line.id) ?? String(line.quantity),
      unitPrice: this.pricesAreVisible && line.unitPrice ? amountOf(line.unitPrice) : undefined,
      total: this.pricesAreVisible && line.total ? amountOf(line.total) : undefined,
      isPending: this.#cart.pending.has(line.id),
      notice: this.#notices.get(line.id),
    }))
  }

  get isEmpty(): boolean {
    return this.#cart.count === 0 && !this.#cart.isStale
  }

  /** The cart could not be loaded: what is shown may be old. */
  get isStale(): boolean {
    return this.#cart.isStale
  }

  get isLoading(): boolean {
    return this.#cart.isLoading
  }

  get pieces(): number {
    return this.#cart.cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  get total(): Amount | undefined {
    const { total } = this.#cart.cart
    return this.pricesAreVisible && total ? amountOf(total) : undefined
  }

  get pricesAreVisible(): boolean {
    return this.#session.pricesAreVisible
  }

  get mayChange(): boolean {
    return this.#session.mayFillBasket
  }

  type(id: CartLineId, text: string): void {
    this.#drafts.set(id, text)
  }

  step(id: CartLineId, by: number): void {
    const line = this.line(id)
    if (!line) return
    const quantity = parseQuantity(this.#drafts.get(id) ?? String(line.quantity))
    this.type(id, String(clampQuantity(quantity + by)))
    this.#waiting.get(id)?.()
    this.#waiting.set(
      id,
      this.#clock.after(STEP_PAUSE_MS, () => void this.settle(id)),
    )
  }

  /** The typing is over: what stands there is asked for, and what the API holds is shown. */
  async settle(id: CartLineId): Promise<void> {
    this.#waiting.get(id)?.()
    this.#waiting.delete(id)
    const line = this.line(id)
    const draft = this.#drafts.get(id)
    if (!line || draft === undefined) return

    const quantity = parseQuantity(draft)
    if (quantity === line.quantity) return this.showHeld(id)
    this.type(id, String(quantity))
    const asked = this.#asked.get(id)
    const settled = asked?.quantity === quantity ? asked.settled : this.ask(line, quantity)
    this.#asked.set(id, { quantity, settled })
    await settled
    this.#asked.delete(id)
  }

  async remove(id: CartLineId): Promise<void> {
    const removed = await this.#removeLines.run([id])
    if (!removed.ok) this.refuse(id, removed.error)
  }

  async reload(): Promise<void> {
    await this.#loadCart.run()
  }

  private async ask(line: CartLine, quantity: number): Promise<void> {
    const changed = await this.#changeQuantity.run(line, quantity)
    if (changed.ok) this.showHeld(line.id, noticeOf(changed.value))
    else this.refuse(line.id, changed.error)
  }

  private line(id: CartLineId): CartLine | undefined {
    return this.#cart.cart.lines.find((line) => line.id === id)
  }

  private showHeld(id: CartLineId, notice?: LineNotice): void {
    this.#drafts.delete(id)
    if (notice) this.#notices.set(id, notice)
    else this.#notices.delete(id)
  }

  private refuse(id: CartLineId, { kind }: CartRefusal): void {
    this.showHeld(id)
    if (kind !== 'logged-out') this.#alerts.raise({ kind: 'error', messageId: 'cart.notChanged' })
  }
}

function noticeOf(outcome: LineOutcome | undefined): LineNotice | undefined {
  if (outcome?.status === 'qty-rounded') return { messageId: 'cart.line.rounded', quantity: outcome.accepted }
  if (outcome?.status === 'qty-limited') return { messageId: 'cart.line.limited', quantity: outcome.accepted }
  if (outcome?.status === 'backorder') return { messageId: 'cart.line.backorder', quantity: outcome.accepted }
  return undefined
}
