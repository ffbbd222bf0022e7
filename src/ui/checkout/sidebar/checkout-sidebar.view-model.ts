import { makeAutoObservable, observableRef } from 'mobx'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { OrderFigures } from '#application/checkout/read-order-figures.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { partsTotalOf } from '#domain/cart/goods.ts'
import type { GoodsTotals, Totals } from '#domain/checkout/checkout.ts'
import type { Money } from '#domain/shared/money.ts'

const LINES_SHOWN = 3

/** State of the sidebar beside the steps that choose address, transport and payment. */
export class CheckoutSidebarViewModel {
  static readonly keys = { cart: CartStore, checkout: CheckoutStore }
  private loaded: OrderFigures | undefined = undefined
  /** True while the form shows choices that are not sent yet: the API has not calculated their costs. */
  private hasUnsentChoice = false
  readonly #deps

  constructor(deps: DepsOf<typeof CheckoutSidebarViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<CheckoutSidebarViewModel, 'loaded'>(this, { loaded: observableRef })
  }

  show(figures: OrderFigures | undefined): void {
    this.loaded = figures
    this.hasUnsentChoice = false
  }

  /** Compares the form of the step with the choices that were sent. */
  compare(form: FormData): void {
    const { transportId, deliverComplete } = this.#deps.checkout.choices
    const isSent =
      form.get('transportId') === transportId && (form.get('deliverComplete') === '1') === deliverComplete
    this.hasUnsentChoice = form.has('transportId') && !isSent
  }

  /** True if the loaded costs are hidden, because they belong to another choice than the one in the form. */
  get isOutdated(): boolean {
    return this.hasUnsentChoice && this.loaded !== undefined
  }

  /** True if the costs will be calculated after a later choice of the transport. */
  get isPending(): boolean {
    return this.hasUnsentChoice || this.#deps.checkout.choices.transportId === undefined
  }

  get lines(): readonly CartLine[] {
    return this.orderable.slice(0, LINES_SHOWN)
  }

  get lineCount(): number {
    return this.orderable.length
  }

  /** Costs of the order; absent if prices are hidden. Before a transport is chosen, only the goods. */
  get totals(): GoodsTotals | Totals | undefined {
    const { cart } = this.#deps.cart
    const goods = partsTotalOf(cart)
    return this.figures?.totals ?? (goods && { goods, coreDeposits: cart.coreDeposits })
  }

  /** Total of the cart, without VAT and transport. */
  get net(): Money | undefined {
    return this.#deps.cart.cart.total
  }

  /** Total with VAT and transport; absent before a transport is chosen. */
  get gross(): Money | undefined {
    return this.figures?.totals?.gross
  }

  /** Arrival of each delivery; an unknown day is an empty string. Empty for a pick-up, for which nothing is promised. */
  get arrivals(): readonly string[] {
    const { transportId } = this.#deps.checkout.choices
    const transport = this.#deps.cart.cart.transports?.find(({ id }) => id === transportId)
    return transport?.promise === undefined ? [] : (this.figures?.orders ?? []).map(({ arrival }) => arrival)
  }

  private get orderable(): readonly CartLine[] {
    return this.#deps.cart.cart.lines.filter(({ isOrderable }) => isOrderable)
  }

  /** Loaded costs; undefined if they belong to another choice or to an older version of the cart. */
  private get figures(): OrderFigures | undefined {
    const isOfCart = this.loaded?.version === this.#deps.cart.cart.version
    return isOfCart && !this.hasUnsentChoice ? this.loaded : undefined
  }
}
