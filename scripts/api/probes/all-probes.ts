import type { Probe } from '../kit/probe.ts'
import { cartProbes } from './cart.probes.ts'
import {
  addressesProbes,
  administrationProbes,
  appointmentsProbes,
  claimsProbes,
  formsProbes,
  partnerInterfaceProbes,
  punchOutProbes,
} from './customer.probes.ts'
import { documentsProbes } from './documents.probes.ts'
import { favouritesProbes, savedCartsProbes } from './favourites.probes.ts'
import {
  availabilityProbes,
  currenciesProbes,
  overviewProbes,
  ownNumbersProbes,
  quickOrderProbes,
  redirectsProbes,
} from './lines.probes.ts'
import { loginProbes } from './login.probes.ts'
import { orderProbes } from './order.probes.ts'
import { ordersProbes } from './orders.probes.ts'
import { catalogueProbes, comparisonProbes, productProbes } from './product.probes.ts'
import { searchProbes } from './search.probes.ts'
import { vehiclesProbes } from './vehicles.probes.ts'

/** Order of the report. */
export const allProbes: readonly Probe[] = [
  ...catalogueProbes,
  ...searchProbes,
  ...productProbes,
  ...loginProbes,
  ...cartProbes,
  ...orderProbes,
  ...vehiclesProbes,
  ...comparisonProbes,
  ...quickOrderProbes,
  ...availabilityProbes,
  ...ordersProbes,
  ...documentsProbes,
  ...favouritesProbes,
  ...savedCartsProbes,
  ...appointmentsProbes,
  ...addressesProbes,
  ...formsProbes,
  ...claimsProbes,
  ...partnerInterfaceProbes,
  ...punchOutProbes,
  ...currenciesProbes,
  ...ownNumbersProbes,
  ...redirectsProbes,
  ...overviewProbes,
  ...administrationProbes,
]
