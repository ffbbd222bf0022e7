import { ChangingParts } from './changing-parts.ts'
import { Checkout } from './checkout.ts'
import type { Services } from '../services.ts'
import { checkoutHandlers } from './checkout.handlers.ts'
import { orderPlaceHandlers } from './order-place.handlers.ts'
import { paymentHandlers } from './payment.handlers.ts'

declare module '../services.ts' {
  interface Services {
    /** The catalogue with the changes of `changePart`, for carts and orders. */
    readonly parts: ChangingParts
    readonly checkout: Checkout
  }
}

export const checkoutMock = {
  services: ({ db, catalogue, scheduler, secret, orderBook, addressBook, appointmentBook }: Services) => {
    const parts = new ChangingParts(catalogue)
    const checkout = new Checkout({ db, parts, scheduler, secret, orderBook, addressBook, appointmentBook })
    return { parts, checkout }
  },
  handlers: {
    checkout: (services: Services) => ({
      ...checkoutHandlers(services),
      ...orderPlaceHandlers(services),
      ...paymentHandlers(services),
    }),
  },
}
