import { shopContract } from '#contracts/shop.contract.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'
import { accountHandlers } from './account.handlers.ts'
import { addressesHandlers } from './addresses.handlers.ts'
import { adminHandlers } from './admin.handlers.ts'
import { appointmentHandlers } from './appointment.handlers.ts'
import { backorderHandlers } from './backorder.handlers.ts'
import { cartHandlers } from './cart.handlers.ts'
import { cartsHandlers } from './carts.handlers.ts'
import { checkoutHandlers } from './checkout.handlers.ts'
import { contentHandlers } from './content.handlers.ts'
import { countryHandlers } from './country.handlers.ts'
import { currenciesHandlers } from './currencies.handlers.ts'
import { documentsHandlers } from './documents.handlers.ts'
import { errorLogHandlers } from './error-log.handlers.ts'
import { favouritesHandlers } from './favourites.handlers.ts'
import { formsHandlers } from './forms.handlers.ts'
import { infocenterHandlers } from './infocenter.handlers.ts'
import { invoicesHandlers } from './invoices.handlers.ts'
import { lineCheckHandlers } from './line-check.handlers.ts'
import { notificationsHandlers } from './notifications.handlers.ts'
import { orderPlaceHandlers } from './order-place.handlers.ts'
import { ordersHandlers } from './orders.handlers.ts'
import { partnerInterfaceHandlers } from './partner-interface.handlers.ts'
import { paymentHandlers } from './payment.handlers.ts'
import { productHandlers } from './product.handlers.ts'
import { redirectsHandlers } from './redirects.handlers.ts'
import { searchHandlers } from './search.handlers.ts'
import { settingsHandlers } from './settings.handlers.ts'
import { vinHandlers } from './vin.handlers.ts'
import { vinHistoryHandlers } from './vin-history.handlers.ts'

/** A handler for every call of the contract. */
export const shopHandlers = (services: Services): Handlers<typeof shopContract> => ({
  account: accountHandlers(services),
  addresses: addressesHandlers(services),
  admin: adminHandlers(services),
  appointment: appointmentHandlers(services),
  backorder: backorderHandlers(services),
  cart: cartHandlers(services),
  carts: cartsHandlers(services),
  checkout: {
    ...checkoutHandlers(services),
    ...orderPlaceHandlers(services),
    ...paymentHandlers(services),
  },
  content: contentHandlers(services),
  country: countryHandlers(),
  currencies: currenciesHandlers(services),
  documents: documentsHandlers(services),
  errorLog: errorLogHandlers(services),
  favourites: favouritesHandlers(services),
  forms: formsHandlers(services),
  infocenter: infocenterHandlers(services),
  invoices: invoicesHandlers(services),
  lineCheck: lineCheckHandlers(services),
  notifications: notificationsHandlers(services),
  orders: ordersHandlers(services),
  partnerInterface: partnerInterfaceHandlers(services),
  product: productHandlers(services),
  redirects: redirectsHandlers(),
  search: { ...searchHandlers(services), ...vinHistoryHandlers(services) },
  settings: settingsHandlers(services),
  vin: vinHandlers(services),
})
