import type { Capability } from '../capabilities/capability.ts'
import { addressesPages } from './addresses.pages.ts'
import { adminPages } from './admin.pages.ts'
import { appointmentsPages } from './appointments.pages.ts'
import { availabilityPages } from './availability.pages.ts'
import { cataloguePages } from './catalogue.pages.ts'
import { checkoutPages } from './checkout.pages.ts'
import { claimsPages } from './claims.pages.ts'
import { companyPages } from './company.pages.ts'
import { comparisonPages } from './comparison.pages.ts'
import { currenciesPages } from './currencies.pages.ts'
import { documentsPages } from './documents.pages.ts'
import { enquiriesPages } from './enquiries.pages.ts'
import { favouritesPages } from './favourites.pages.ts'
import { formsPages } from './forms.pages.ts'
import { homePages } from './home.pages.ts'
import { localePages } from './locale.pages.ts'
import { ordersPages } from './orders.pages.ts'
import { overviewPages } from './overview.pages.ts'
import { ownNumbersPages } from './own-numbers.pages.ts'
import { partnerInterfacePages } from './partner-interface.pages.ts'
import { productsPages } from './products.pages.ts'
import { quickOrderPages } from './quick-order.pages.ts'
import { savedCartsPages } from './saved-carts.pages.ts'
import { searchPages } from './search.pages.ts'
import { sessionPages } from './session.pages.ts'
import { vehiclesPages } from './vehicles.pages.ts'
import type { PageFacts } from './page-table.ts'

/** All pages of the shop. Of two paths that fit, the first wins. Menus list their pages in this order. */
export const PAGES = {
  ...homePages,
  ...cataloguePages,
  ...productsPages,
  ...searchPages,
  ...comparisonPages,
  ...localePages,
  ...sessionPages,
  ...vehiclesPages,
  ...enquiriesPages,
  ...companyPages,
  ...adminPages,
  ...checkoutPages,
  ...overviewPages,
  ...ordersPages,
  ...quickOrderPages,
  ...availabilityPages,
  ...savedCartsPages,
  ...documentsPages,
  ...claimsPages,
  ...appointmentsPages,
  ...favouritesPages,
  ...ownNumbersPages,
  ...addressesPages,
  ...formsPages,
  ...partnerInterfacePages,
  ...currenciesPages,
}

export type RouteId = keyof typeof PAGES

export const ROUTE_IDS = Object.keys(PAGES) as RouteId[]

export const isRouteId = (text: string): text is RouteId => Object.hasOwn(PAGES, text)

export const factsOf = (routeId: RouteId): PageFacts => PAGES[routeId]

export const capabilityOf = (routeId: RouteId): Capability | undefined => factsOf(routeId).capability

/** Capabilities with a page in the navigation of the info centre. */
export const INFO_CENTRE_CAPABILITIES: readonly Capability[] = [
  'overview',
  ...new Set(ROUTE_IDS.flatMap((id) => (factsOf(id).menu && capabilityOf(id)) ?? [])),
]
