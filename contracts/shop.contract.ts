import { initContract } from '@ts-rest/core'
import { addressesContract } from './addresses.contract.ts'
import { adminContract } from './admin.contract.ts'
import { appointmentContract } from './appointment.contract.ts'
import { backorderContract } from './backorder.contract.ts'
import { cartsContract } from './carts.contract.ts'
import { checkoutContract } from './checkout.contract.ts'
import { coreContract } from './core.contract.ts'
import { currenciesContract } from './currencies.contract.ts'
import { documentsContract } from './documents.contract.ts'
import { errorLogContract } from './error-log.contract.ts'
import { favouritesContract } from './favourites.contract.ts'
import { formsContract } from './forms.contract.ts'
import { notificationsContract } from './notifications.contract.ts'
import { lineCheckContract } from './line-check.contract.ts'
import { infocenterContract } from './infocenter.contract.ts'
import { invoicesContract } from './invoices.contract.ts'
import { ordersContract } from './orders.contract.ts'
import { partnerInterfaceContract } from './partner-interface.contract.ts'

/** Every call between the shop and its API. */
export const shopContract = initContract().router(
  {
    ...coreContract,
    addresses: addressesContract,
    admin: adminContract,
    appointment: appointmentContract,
    backorder: backorderContract,
    carts: cartsContract,
    currencies: currenciesContract,
    checkout: checkoutContract,
    documents: documentsContract,
    errorLog: errorLogContract,
    favourites: favouritesContract,
    forms: formsContract,
    notifications: notificationsContract,
    lineCheck: lineCheckContract,
    infocenter: infocenterContract,
    invoices: invoicesContract,
    orders: ordersContract,
    partnerInterface: partnerInterfaceContract,
  },
  { strictStatusCodes: true },
)
