import { addressesMock } from './addresses/addresses.mock.ts'
import { adminMock } from './admin/admin.mock.ts'
import { approvalsMock } from './approvals/approvals.mock.ts'
import { appointmentsMock } from './appointments/appointments.mock.ts'
import { capabilitiesMock } from './capabilities/capabilities.mock.ts'
import { cartMock } from './cart/cart.mock.ts'
import { checkoutMock } from './checkout/checkout.mock.ts'
import { claimsMock } from './claims/claims.mock.ts'
import { contentMock } from './content/content.mock.ts'
import { costCentresMock } from './cost-centres/cost-centres.mock.ts'
import { currenciesMock } from './currencies/currencies.mock.ts'
import { documentsMock } from './documents/documents.mock.ts'
import { enquiriesMock } from './enquiries/enquiries.mock.ts'
import { errorsMock } from './errors/errors.mock.ts'
import { favouritesMock } from './favourites/favourites.mock.ts'
import { formsMock } from './forms/forms.mock.ts'
import { inboxMock } from './inbox/inbox.mock.ts'
import { ledgerMock } from './ledger/ledger.mock.ts'
import { localeMock } from './locale/locale.mock.ts'
import { mailMock } from './mail/mail.mock.ts'
import { onBehalfMock } from './on-behalf/on-behalf.mock.ts'
import { ordersMock } from './orders/orders.mock.ts'
import { overviewMock } from './overview/overview.mock.ts'
import { ownNumbersMock } from './own-numbers/own-numbers.mock.ts'
import { partnerInterfaceMock } from './partner-interface/partner-interface.mock.ts'
import { peopleMock } from './people/people.mock.ts'
import { profileMock } from './profile/profile.mock.ts'
import { productsMock } from './products/products.mock.ts'
import { punchOutMock } from './punch-out/punch-out.mock.ts'
import { quickOrderMock } from './quick-order/quick-order.mock.ts'
import { redirectsMock } from './redirects/redirects.mock.ts'
import { requestsMock } from './requests/requests.mock.ts'
import { savedCartsMock } from './saved-carts/saved-carts.mock.ts'
import { searchMock } from './search/search.mock.ts'
import { sessionMock } from './session/session.mock.ts'
import { stockMock } from './stock/stock.mock.ts'
import { traceMock } from './trace/trace.mock.ts'
import { vehiclesMock } from './vehicles/vehicles.mock.ts'

/** Features of the mock. Services are created in this order: each may use those of earlier features. */
export const FEATURES = [
  ledgerMock,
  mailMock,
  inboxMock,
  peopleMock,
  requestsMock,
  partnerInterfaceMock,
  punchOutMock,
  sessionMock,
  ordersMock,
  stockMock,
  addressesMock,
  appointmentsMock,
  ownNumbersMock,
  claimsMock,
  costCentresMock,
  checkoutMock,
  approvalsMock,
  adminMock,
  capabilitiesMock,
  cartMock,
  contentMock,
  currenciesMock,
  documentsMock,
  enquiriesMock,
  errorsMock,
  favouritesMock,
  formsMock,
  localeMock,
  overviewMock,
  onBehalfMock,
  productsMock,
  profileMock,
  quickOrderMock,
  redirectsMock,
  savedCartsMock,
  searchMock,
  traceMock,
  vehiclesMock,
] as const
