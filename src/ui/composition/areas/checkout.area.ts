import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { CheckoutMemory } from '#application/checkout/checkout-memory.port.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseDelivery } from '#application/checkout/choose-delivery.ts'
import { ChoosePayment } from '#application/checkout/choose-payment.ts'
import { ChooseTransport } from '#application/checkout/choose-transport.ts'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { OpenConfirmation } from '#application/checkout/open-confirmation.ts'
import { OpenDelivery } from '#application/checkout/open-delivery.ts'
import { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { PlaceOrder } from '#application/checkout/place-order.ts'
import { ReviewOrder } from '#application/checkout/review-order.ts'
import { ListCountries } from '#application/place/list-countries.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { AddressesViewModel } from '../../checkout/addresses/addresses.view-model.ts'
import { ConfirmationViewModel } from '../../checkout/confirmation/confirmation.view-model.ts'
import { PaymentViewModel } from '../../checkout/payment/payment.view-model.ts'
import { ReviewViewModel } from '../../checkout/review/review.view-model.ts'
import { StepBarViewModel } from '../../checkout/step-bar/step-bar.view-model.ts'
import { TransportViewModel } from '../../checkout/transport/transport.view-model.ts'
import { ApiAccess } from '../api-access.ts'
import { lazily } from '../lazily.ts'
import { openArea } from '../open-area.ts'

/** The way from the cart to an order. */
openArea('checkout', ({ bind }) => {
  bind<Checkout>(Checkout).toResolvedValue(
    (access: ApiAccess, hosts: PaymentHosts) =>
      lazily(async () => {
        const [{ HttpCheckout }, { api }] = await Promise.all([
          import('#adapters/http/http-checkout.ts'),
          access(),
        ])
        return new HttpCheckout(api, hosts)
      }),
    [ApiAccess, PaymentHosts],
  )
  bind(CheckoutStore).toResolvedValue(
    (stores: VisitorStores, memory: CheckoutMemory, session: SessionStore) =>
      stores.hold(CheckoutStore, () => new CheckoutStore(memory, session)),
    [VisitorStores, CheckoutMemory, SessionStore],
  )
  bind(EnterStep).toResolvedValue(
    (loadCart: LoadCart, cart: CartStore, store: CheckoutStore) => new EnterStep(loadCart, cart, store),
    [LoadCart, CartStore, CheckoutStore],
  )
  bind(OpenDelivery).toResolvedValue(
    (checkout: Checkout, content: ShopContent, place: PlaceStore) =>
      new OpenDelivery(checkout, new ListCountries(content, place)),
    [Checkout, ShopContent, PlaceStore],
  )
  bind(ChooseDelivery).toResolvedValue(
    (checkout: Checkout, store: CheckoutStore) => new ChooseDelivery(checkout, store),
    [Checkout, CheckoutStore],
  )
  bind(ChooseTransport).toResolvedValue(
    (checkout: Checkout, store: CheckoutStore) => new ChooseTransport(checkout, store),
    [Checkout, CheckoutStore],
  )
  bind(ChoosePayment).toResolvedValue(
    (checkout: Checkout, store: CheckoutStore) => new ChoosePayment(checkout, store),
    [Checkout, CheckoutStore],
  )
  bind(ReviewOrder).toResolvedValue(
    (checkout: Checkout, store: CheckoutStore, cart: CartStore) => new ReviewOrder(checkout, store, cart),
    [Checkout, CheckoutStore, CartStore],
  )
  bind(PlaceOrder).toResolvedValue(
    (checkout: Checkout, store: CheckoutStore, loadCart: LoadCart) =>
      new PlaceOrder(checkout, store, loadCart),
    [Checkout, CheckoutStore, LoadCart],
  )
  bind(OpenConfirmation).toResolvedValue(
    (checkout: Checkout, store: CheckoutStore) => new OpenConfirmation(checkout, store),
    [Checkout, CheckoutStore],
  )
  bind(StepBarViewModel).toResolvedValue(
    (cart: CartStore, store: CheckoutStore) => new StepBarViewModel(cart, store),
    [CartStore, CheckoutStore],
  )
  bind(AddressesViewModel).toResolvedValue(
    (store: CheckoutStore) => new AddressesViewModel(store),
    [CheckoutStore],
  )
  bind(TransportViewModel).toResolvedValue(
    (store: CheckoutStore) => new TransportViewModel(store),
    [CheckoutStore],
  )
  bind(PaymentViewModel).toResolvedValue(
    (store: CheckoutStore) => new PaymentViewModel(store),
    [CheckoutStore],
  )
  bind(ReviewViewModel).toResolvedValue(
    (cart: CartStore, store: CheckoutStore, clock: Clock) => new ReviewViewModel(cart, store, clock),
    [CartStore, CheckoutStore, Clock],
  )
  bind(ConfirmationViewModel).toResolvedValue(
    (session: SessionStore, clock: Clock) => new ConfirmationViewModel(session, clock),
    [SessionStore, Clock],
  )
})
