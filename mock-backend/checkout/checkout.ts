import type { AppointmentBook } from '../appointments/appointment-book.ts'
import type { AddressBook } from '../addresses/address-book.ts'
import type { SoldParts } from '../products/cart-sku.ts'
import { Carts } from '../cart/carts.ts'
import type { Db } from '../db.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { Baskets } from './baskets.ts'
import { DeliveryAddresses } from '../addresses/delivery-addresses.ts'
import { Payments } from './payments.ts'
import { PlacedOrders } from './placed-orders.ts'
import { QuotedLines } from './quoted-lines.ts'
import { Selections } from './selections.ts'
import { PlaceOrder } from './place-order.ts'

type Deps = {
  readonly db: Db
  readonly parts: SoldParts
  readonly clock: () => number
  readonly secret: Uint8Array
  readonly orderBook: OrderBook
  readonly addressBook: AddressBook
  readonly appointmentBook: AppointmentBook
}

/** Stores and services of the checkout. */
export class Checkout {
  readonly clock: () => number
  readonly carts: Carts
  readonly addresses: DeliveryAddresses
  readonly selections = new Selections()
  readonly seen = new QuotedLines()
  readonly placed = new PlacedOrders()
  readonly payments: Payments
  readonly baskets: Baskets
  readonly placeOrder: PlaceOrder

  constructor({ db, parts, clock, secret, orderBook, addressBook, appointmentBook }: Deps) {
    this.clock = clock
    this.carts = new Carts(db, clock)
    this.addresses = new DeliveryAddresses(addressBook)
    this.payments = new Payments(secret)
    const { carts, addresses, selections, placed } = this
    this.baskets = new Baskets({ carts, parts, addresses, selections, appointmentBook })
    this.placeOrder = new PlaceOrder({ carts, selections, placed, orderBook, appointmentBook, clock })
  }
}
