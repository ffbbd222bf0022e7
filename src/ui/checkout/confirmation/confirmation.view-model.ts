import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import type { PlacedOrder, Party, Totals } from '#domain/checkout/checkout.ts'
import { ordersWithLines } from '#domain/checkout/split-orders.ts'
import { orderSectionData, type OrderSectionData } from '../review/order-section-data.mapping.ts'
import { showsData } from '../../kernel/shows-data.ts'

export type NumberedPart = { readonly number: string; readonly part: OrderSectionData }

const nothing = (): PlacedOrder | undefined => undefined

/** Step 6: the placed order. */
export class ConfirmationViewModel extends showsData({ session: SessionStore, clock: Clock }, nothing) {
  get exists(): boolean {
    return this.shown !== undefined
  }

  get isPaidFor(): boolean {
    return this.shown?.isPaidFor ?? true
  }

  get parts(): readonly NumberedPart[] {
    if (!this.shown?.numbers) return []
    const { first, second } = this.shown.numbers
    const today = new Date(this.deps.clock.now()).toISOString().slice(0, 10)
    return ordersWithLines(this.shown.lines, this.shown.orders).map((part) => ({
      number: part.index === 'first' ? first : (second ?? first),
      part: orderSectionData(part, [], today),
    }))
  }

  get totals(): Totals | undefined {
    return this.shown?.totals
  }

  get costCentre(): string {
    return this.shown?.costCentre ?? ''
  }

  get job(): string {
    return this.shown?.job ?? ''
  }

  get reference(): string {
    return this.shown?.reference ?? ''
  }

  get address(): Party | undefined {
    return this.shown?.shippingAddress
  }

  get contact(): string {
    return this.shown?.contact ?? ''
  }

  get remark(): string {
    return this.shown?.remark ?? ''
  }

  get pickup(): PlacedOrder['pickup'] {
    return this.shown?.pickup
  }

  get lines(): PlacedOrder['lines'] {
    return this.shown?.lines ?? []
  }

  /** True if the user may book a pick-up, which requires the right to see shipments. */
  get mayBookPickup(): boolean {
    return this.pickup !== undefined && this.pickup.slot === undefined && this.deps.session.features.shipment
  }

  /** True if the order has a pick-up slot, which is already an appointment. */
  get hasPickup(): boolean {
    return this.pickup?.slot !== undefined && this.deps.session.features.shipment
  }

  get transport(): string {
    return this.shown?.transport ?? ''
  }

  get payment(): string {
    return this.shown?.payment ?? ''
  }

  get isPrepaid(): boolean {
    return this.shown?.isPrepaid ?? false
  }

  /** True if the user may see the order history. */
  get maySeeOrders(): boolean {
    return this.deps.session.features.order
  }
}
