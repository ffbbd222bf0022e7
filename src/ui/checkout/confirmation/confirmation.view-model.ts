import { makeAutoObservable, observableRef } from 'mobx'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import type { PlacedOrder, Party, Totals } from '#domain/checkout/checkout.ts'
import { ordersWithLines } from '#domain/checkout/split-orders.ts'
import { orderSectionData, type OrderSectionData } from '../review/order-section-data.mapping.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
export type NumberedPart = { readonly number: string; readonly part: OrderSectionData }

/** Step 6: the placed order. */
export class ConfirmationViewModel {
  static readonly keys = { session: SessionStore, clock: Clock }
  private order: PlacedOrder | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof ConfirmationViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'order'>(this, { order: observableRef })
  }

  show(order: PlacedOrder | undefined): void {
    this.order = order
  }

  get exists(): boolean {
    return this.order !== undefined
  }

  get isPaidFor(): boolean {
    return this.order?.isPaidFor ?? true
  }

  get parts(): readonly NumberedPart[] {
    if (!this.order?.numbers) return []
    const { first, second } = this.order.numbers
    const today = new Date(this.#deps.clock.now()).toISOString().slice(0, 10)
    return ordersWithLines(this.order.lines, this.order.orders).map((part) => ({
      number: part.index === 'first' ? first : (second ?? first),
      part: orderSectionData(part, [], today),
    }))
  }

  get totals(): Totals | undefined {
    return this.order?.totals
  }

  get costCentre(): string {
    return this.order?.costCentre ?? ''
  }

  get job(): string {
    return this.order?.job ?? ''
  }

  get reference(): string {
    return this.order?.reference ?? ''
  }

  get address(): Party | undefined {
    return this.order?.shippingAddress
  }

  get contact(): string {
    return this.order?.contact ?? ''
  }

  get remark(): string {
    return this.order?.remark ?? ''
  }

  get pickup(): PlacedOrder['pickup'] {
    return this.order?.pickup
  }

  get lines(): PlacedOrder['lines'] {
    return this.order?.lines ?? []
  }

  /** True if the user may book a pick-up, which requires the right to see shipments. */
  get mayBookPickup(): boolean {
    return this.pickup !== undefined && this.pickup.slot === undefined && this.#deps.session.features.shipment
  }

  /** True if the order has a pick-up slot, which is already an appointment. */
  get hasPickup(): boolean {
    return this.pickup?.slot !== undefined && this.#deps.session.features.shipment
  }

  get transport(): string {
    return this.order?.transport ?? ''
  }

  get payment(): string {
    return this.order?.payment ?? ''
  }

  get isPrepaid(): boolean {
    return this.order?.isPrepaid ?? false
  }

  /** True if the user may see the order history. */
  get maySeeOrders(): boolean {
    return this.#deps.session.features.order
  }
}
