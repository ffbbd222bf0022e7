import type { shopContract } from '#contracts/shop.contract.ts'
import type { Handlers } from './http/reply-to.ts'
import type { Services } from './services.ts'
import { accountHandlers } from './session/session.handlers.ts'
import { addressesHandlers } from './addresses/addresses.handlers.ts'
import { adminHandlers } from './admin/admin.handlers.ts'
import { appointmentHandlers } from './appointments/appointments.handlers.ts'
import { backorderHandlers } from './orders/backorders.handlers.ts'
import { capabilitiesHandlers } from './capabilities/capabilities.handlers.ts'
import { cartHandlers } from './cart/cart.handlers.ts'
import { cartsHandlers } from './saved-carts/saved-carts.handlers.ts'
import { checkoutHandlers } from './checkout/checkout.handlers.ts'
import { claimsHandlers } from './claims/claims.handlers.ts'
import { contentHandlers } from './content/content.handlers.ts'
import { countryHandlers } from './locale/country.handlers.ts'
import { currenciesHandlers } from './currencies/currencies.handlers.ts'
import { documentsHandlers } from './documents/documents.handlers.ts'
import { enquiriesHandlers } from './enquiries/enquiries.handlers.ts'
import { errorLogHandlers } from './errors/error-log.handlers.ts'
import { favouritesHandlers } from './favourites/favourites.handlers.ts'
import { formsHandlers } from './forms/forms.handlers.ts'
import { infocenterHandlers } from './overview/overview.handlers.ts'
import { invoicesHandlers } from './documents/invoices.handlers.ts'
import { lineCheckHandlers } from './quick-order/line-check.handlers.ts'
import { notificationsHandlers } from './favourites/notifications.handlers.ts'
import { orderPlaceHandlers } from './checkout/order-place.handlers.ts'
import { ordersHandlers } from './orders/orders.handlers.ts'
import { ownNumbersHandlers } from './own-numbers/own-numbers.handlers.ts'
import { partnerInterfaceHandlers } from './partner-interface/partner-interface.handlers.ts'
import { punchOutHandlers } from './punch-out/punch-out.handlers.ts'
import { paymentHandlers } from './checkout/payment.handlers.ts'
import { productHandlers } from './products/product.handlers.ts'
import { redirectsHandlers } from './redirects/redirects.handlers.ts'
import { traceHandlers } from './trace/trace.handlers.ts'
import { searchHandlers } from './search/search.handlers.ts'
import { settingsHandlers } from './vehicles/settings.handlers.ts'
import { vehiclesHandlers } from './vehicles/vehicles.handlers.ts'
import { vinHandlers } from './vehicles/vin.handlers.ts'
import { vinHistoryHandlers } from './vehicles/vin-history.handlers.ts'

/** A handler for every call of the contract. */
export const shopHandlers = (services: Services): Handlers<typeof shopContract> => ({
  account: accountHandlers(services),
  addresses: addressesHandlers(services),
  admin: adminHandlers(services),
  appointment: appointmentHandlers(services),
  backorder: backorderHandlers(services),
  capabilities: capabilitiesHandlers(services),
  cart: cartHandlers(services),
  carts: cartsHandlers(services),
  checkout: {
    ...checkoutHandlers(services),
    ...orderPlaceHandlers(services),
    ...paymentHandlers(services),
  },
  claims: claimsHandlers(services),
  content: contentHandlers(services),
  country: countryHandlers(),
  currencies: currenciesHandlers(services),
  documents: { ...documentsHandlers(services), ...traceHandlers(services) },
  enquiries: enquiriesHandlers(services),
  errorLog: errorLogHandlers(services),
  favourites: favouritesHandlers(services),
  forms: formsHandlers(services),
  infocenter: infocenterHandlers(services),
  invoices: invoicesHandlers(services),
  lineCheck: lineCheckHandlers(services),
  notifications: notificationsHandlers(services),
  orders: ordersHandlers(services),
  ownNumbers: ownNumbersHandlers(services),
  partnerInterface: partnerInterfaceHandlers(services),
  punchOut: punchOutHandlers(services),
  product: productHandlers(services),
  redirects: redirectsHandlers(),
  search: { ...searchHandlers(services), ...vinHistoryHandlers(services) },
  settings: settingsHandlers(services),
  vehicles: vehiclesHandlers(services),
  vin: vinHandlers(services),
})
