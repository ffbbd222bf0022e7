import { CartStore } from '#application/cart/cart.store.ts'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseDelivery } from '#application/checkout/choose-delivery.ts'
import { ChoosePayment } from '#application/checkout/choose-payment.ts'
import { ChooseTransport } from '#application/checkout/choose-transport.ts'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { OpenConfirmation } from '#application/checkout/open-confirmation.ts'
import { OpenDelivery } from '#application/checkout/open-delivery.ts'
import { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { PlaceOrder } from '#application/checkout/place-order.ts'
import { ChooseUsual } from '#application/checkout/usual-order.ts'
import { ReviewOrder } from '#application/checkout/review-order.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { AddressesViewModel } from './addresses/addresses.view-model.ts'
import { ConfirmationViewModel } from './confirmation/confirmation.view-model.ts'
import { StepDraftViewModel } from './form/step-draft.view-model.ts'
import { PaymentViewModel } from './payment/payment.view-model.ts'
import { ReviewViewModel } from './review/review.view-model.ts'
import { StepBarViewModel } from './step-bar/step-bar.view-model.ts'
import { UsualOrderViewModel } from './usual-order.view-model.ts'
import { TransportViewModel } from './transport/transport.view-model.ts'
import { ApiAccess } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../locale/countries.module.ts'

/** The way from the cart to an order. */
registerModule('checkout', ({ provide, provideStore, latePort }) => {
  latePort(
    Checkout,
    async (access: ApiAccess, hosts: PaymentHosts) => {
      const [{ HttpCheckout }, { api }] = await Promise.all([
        import('#adapters/http/checkout/http-checkout.ts'),
        access(),
      ])
      return new HttpCheckout(api, hosts)
    },
    ApiAccess,
    PaymentHosts,
  )
  provide(CheckoutDrafts)
  provideStore(CheckoutStore, CookieJar, SessionStore, CheckoutDrafts)
  provide(EnterStep)
  provide(OpenDelivery)
  provide(ChooseDelivery)
  provide(ChooseTransport)
  provide(ChoosePayment)
  provide(ReviewOrder)
  provide(PlaceOrder)
  provide(ChooseUsual)
  provide(UsualOrderViewModel, ChooseUsual)
  provide(OpenConfirmation)
  provide(StepBarViewModel, CartStore, CheckoutStore)
  provide(StepDraftViewModel, CheckoutDrafts, ChooseUsual)
  provide(AddressesViewModel, CheckoutStore)
  provide(TransportViewModel, CheckoutStore, CartStore, Clock)
  provide(PaymentViewModel, CheckoutStore, CartStore)
  provide(ReviewViewModel, CartStore, CheckoutStore, Clock)
  provide(ConfirmationViewModel, SessionStore, Clock)
})
