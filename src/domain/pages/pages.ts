import type { Capability } from '../capabilities/capability.ts'
import { addressesPages, addressesRoutes } from './addresses.pages.ts'
import { adminPages, adminRoutes } from './admin.pages.ts'
import { appointmentsPages, appointmentsRoutes } from './appointments.pages.ts'
import { approvalsPages, approvalsRoutes } from './approvals.pages.ts'
import { availabilityPages, availabilityRoutes } from './availability.pages.ts'
import { cataloguePages, catalogueRoutes } from './catalogue.pages.ts'
import { checkoutPages, checkoutRoutes } from './checkout.pages.ts'
import { claimsPages, claimsRoutes } from './claims.pages.ts'
import { companyPages, companyRoutes } from './company.pages.ts'
import { comparisonPages, comparisonRoutes } from './comparison.pages.ts'
import { costCentresPages, costCentresRoutes } from './cost-centres.pages.ts'
import { currenciesPages, currenciesRoutes } from './currencies.pages.ts'
import { documentsPages, documentsRoutes } from './documents.pages.ts'
import { enquiriesPages, enquiriesRoutes } from './enquiries.pages.ts'
import { favouritesPages, favouritesRoutes } from './favourites.pages.ts'
import { formsPages, formsRoutes } from './forms.pages.ts'
import { homePages, homeRoutes } from './home.pages.ts'
import { inboxPages, inboxRoutes } from './inbox.pages.ts'
import { localePages, localeRoutes } from './locale.pages.ts'
import { onBehalfPages, onBehalfRoutes } from './on-behalf.pages.ts'
import { ordersPages, ordersRoutes } from './orders.pages.ts'
import { overviewPages, overviewRoutes } from './overview.pages.ts'
import { ownNumbersPages, ownNumbersRoutes } from './own-numbers.pages.ts'
import { partnerInterfacePages, partnerInterfaceRoutes } from './partner-interface.pages.ts'
import { peoplePages, peopleRoutes } from './people.pages.ts'
import { profilePages, profileRoutes } from './profile.pages.ts'
import { productsPages, productsRoutes } from './products.pages.ts'
import { quickOrderPages, quickOrderRoutes } from './quick-order.pages.ts'
import { savedCartsPages, savedCartsRoutes } from './saved-carts.pages.ts'
import { searchPages, searchRoutes } from './search.pages.ts'
import { sessionPages, sessionRoutes } from './session.pages.ts'
import { vehiclesPages, vehiclesRoutes } from './vehicles.pages.ts'
import type { PageProperties, PageRoute } from './page-table.ts'

/** All pages of the shop. If several paths match, the first page is used; menus list the pages in this order. */
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
  ...approvalsPages,
  ...quickOrderPages,
  ...availabilityPages,
  ...savedCartsPages,
  ...documentsPages,
  ...costCentresPages,
  ...claimsPages,
  ...appointmentsPages,
  ...favouritesPages,
  ...ownNumbersPages,
  ...addressesPages,
  ...formsPages,
  ...peoplePages,
  ...partnerInterfacePages,
  ...currenciesPages,
  ...inboxPages,
  ...profilePages,
  ...onBehalfPages,
}

export type RouteId = keyof typeof PAGES

/** Data of each page for the build and the tests. Pure, so that the bundler removes it for browsers. */
export const PAGE_ROUTES: Readonly<Record<RouteId, PageRoute>> = /* @__PURE__ */ (() => ({
  ...homeRoutes,
  ...catalogueRoutes,
  ...productsRoutes,
  ...searchRoutes,
  ...comparisonRoutes,
  ...localeRoutes,
  ...sessionRoutes,
  ...vehiclesRoutes,
  ...enquiriesRoutes,
  ...companyRoutes,
  ...adminRoutes,
  ...checkoutRoutes,
  ...overviewRoutes,
  ...ordersRoutes,
  ...approvalsRoutes,
  ...quickOrderRoutes,
  ...availabilityRoutes,
  ...savedCartsRoutes,
  ...documentsRoutes,
  ...costCentresRoutes,
  ...claimsRoutes,
  ...appointmentsRoutes,
  ...favouritesRoutes,
  ...ownNumbersRoutes,
  ...addressesRoutes,
  ...formsRoutes,
  ...peopleRoutes,
  ...partnerInterfaceRoutes,
  ...currenciesRoutes,
  ...inboxRoutes,
  ...profileRoutes,
  ...onBehalfRoutes,
}))()

export const ROUTE_IDS = Object.keys(PAGES) as RouteId[]

export const isRouteId = (text: string): text is RouteId => Object.hasOwn(PAGES, text)

export const pagePropertiesOf = (routeId: RouteId): PageProperties => PAGES[routeId]

export const capabilityOf = (routeId: RouteId): Capability | undefined => pagePropertiesOf(routeId).capability

/** Capabilities with a page in the navigation of the info centre. */
export const INFO_CENTRE_CAPABILITIES: readonly Capability[] = [
  'overview',
  ...new Set(ROUTE_IDS.flatMap((id) => (pagePropertiesOf(id).menu && capabilityOf(id)) ?? [])),
]
