import { addressesContract } from './addresses/addresses.contract.ts'
import { contract } from './call.ts'
import { adminContract } from './admin/admin.contract.ts'
import { approvalsContract } from './approvals/approvals.contract.ts'
import { appointmentContract } from './appointments/appointment.contract.ts'
import { backorderContract } from './orders/backorder.contract.ts'
import { capabilitiesContract } from './capabilities/capabilities.contract.ts'
import { cartsContract } from './saved-carts/carts.contract.ts'
import { checkoutContract } from './checkout/checkout.contract.ts'
import { claimsContract } from './claims/claims.contract.ts'
import { coreContract } from './core.contract.ts'
import { costCentresContract } from './cost-centres/cost-centres.contract.ts'
import { currenciesContract } from './currencies/currencies.contract.ts'
import { documentsContract } from './documents/documents.contract.ts'
import { enquiriesContract } from './enquiries/enquiries.contract.ts'
import { errorLogContract } from './errors/error-log.contract.ts'
import { favouritesContract } from './favourites/favourites.contract.ts'
import { formsContract } from './forms/forms.contract.ts'
import { notificationsContract } from './favourites/notifications.contract.ts'
import { lineCheckContract } from './quick-order/line-check.contract.ts'
import { infocenterContract } from './overview/infocenter.contract.ts'
import { invoicesContract } from './documents/invoices.contract.ts'
import { inboxContract } from './inbox/inbox.contract.ts'
import { ordersContract } from './orders/orders.contract.ts'
import { onBehalfContract } from './on-behalf/on-behalf.contract.ts'
import { peopleContract } from './people/people.contract.ts'
import { profileContract } from './profile/profile.contract.ts'
import { punchOutContract } from './punch-out/punch-out.contract.ts'
import { ownNumbersContract } from './own-numbers/own-numbers.contract.ts'
import { vehiclesContract } from './vehicles/vehicles.contract.ts'
import { partnerInterfaceContract } from './partner-interface/partner-interface.contract.ts'

/** The whole API of the shop. */
export const shopContract = contract({
  ...coreContract,
  addresses: addressesContract,
  admin: adminContract,
  appointment: appointmentContract,
  approvals: approvalsContract,
  backorder: backorderContract,
  capabilities: capabilitiesContract,
  carts: cartsContract,
  claims: claimsContract,
  costCentres: costCentresContract,
  currencies: currenciesContract,
  checkout: checkoutContract,
  documents: documentsContract,
  enquiries: enquiriesContract,
  errorLog: errorLogContract,
  favourites: favouritesContract,
  forms: formsContract,
  notifications: notificationsContract,
  lineCheck: lineCheckContract,
  inbox: inboxContract,
  infocenter: infocenterContract,
  invoices: invoicesContract,
  onBehalf: onBehalfContract,
  orders: ordersContract,
  ownNumbers: ownNumbersContract,
  partnerInterface: partnerInterfaceContract,
  people: peopleContract,
  profile: profileContract,
  punchOut: punchOutContract,
  vehicles: vehiclesContract,
})
