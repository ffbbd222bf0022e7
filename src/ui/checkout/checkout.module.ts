import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ApiAccess } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('checkout', ({ provideStore, lazyPort }) => {
  lazyPort(
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
  provideStore(CheckoutStore, CookieJar, SessionStore, CheckoutDrafts)
})
