import type { AppointmentBook } from '../appointments/appointment-book.ts'
import type { AddressBook } from '../addresses/address-book.ts'
import type { SoldParts } from '../products/cart-sku.ts'
import { Carts } from '../cart/carts.ts'
import type { Db } from '../db.ts'
import type { JobScheduler } from '../ledger/job-scheduler.ts'
import { cartOwner } from '../session/account.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { CheckoutBaskets } from './checkout-baskets.ts'
import { DeliveryAddresses } from '../addresses/delivery-addresses.ts'
import { Payments } from './payments.ts'
import { isUnpaid, PlacedOrders, type OrderPlacement } from './placed-orders.ts'
import { QuotedLines } from './quoted-lines.ts'
import { Selections } from './selections.ts'
import { PlaceOrder } from './place-order.ts'

type Deps = {
  readonly db: Db
  readonly parts: SoldParts
  readonly scheduler: JobScheduler
  readonly secret: Uint8Array
  readonly orderBook: OrderBook
  readonly addressBook: AddressBook
  readonly appointmentBook: AppointmentBook
}

/** Stores and services that the checkout calls share. */
export class Checkout {
  readonly clock: () => number
  readonly carts: Carts
  readonly addresses: DeliveryAddresses
  readonly selections = new Selections()
  readonly seen = new QuotedLines()
  readonly placed: PlacedOrders
  readonly payments: Payments
  readonly checkoutBaskets: CheckoutBaskets
  readonly placeOrder: PlaceOrder

  constructor({ db, parts, scheduler, secret, orderBook, addressBook, appointmentBook }: Deps) {
    const { clock } = scheduler
    this.clock = clock
    this.carts = new Carts({ db, clock })
    this.addresses = new DeliveryAddresses(addressBook)
    this.payments = new Payments(secret)
    this.placed = new PlacedOrders(scheduler)
    const { carts, addresses, selections, placed } = this
    this.checkoutBaskets = new CheckoutBaskets({ carts, parts, addresses, selections, appointmentBook })
    this.placeOrder = new PlaceOrder({ carts, selections, placed, orderBook, appointmentBook, clock })
  }

  /** Unpaid orders of a company. Excludes orders whose cart has changed since, because they can no longer be paid. */
  unpaidOf(customerId: string): readonly OrderPlacement[] {
    return this.placed.all.filter(
      (one) =>
        one.account.customerId === customerId &&
        isUnpaid(one) &&
        this.carts.versionOf(cartOwner(one.account)) === one.basket.version,
    )
  }
}
