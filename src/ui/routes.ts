import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { pathPattern, type RouteId } from '#domain/routing/localised-path.ts'
import { PAGE } from './routing/localised-routes.ts'

const OPEN: Partial<Record<RouteId, string>> = {
  home: 'home/home.route.tsx',
  categories: 'catalogue/categories/categories.route.tsx',
  divisions: 'catalogue/divisions/divisions.route.tsx',
  division: 'catalogue/division/division.route.tsx',
  productMissingSlug: 'products/page/product-missing-slug.route.tsx',
  product: 'products/page/product.route.tsx',
  results: 'search/results/search-results.route.tsx',
  compare: 'comparison/compare.route.tsx',
  geoselection: 'locale/geoselection.route.tsx',
  login: 'session/login.route.tsx',
  admin: 'admin/admin.route.tsx',
  vin: 'vehicles/search/vin.route.tsx',
  vinLookup: 'vehicles/search/vin-lookup.route.tsx',
  vehicle: 'vehicles/page/vehicle.route.tsx',
  vehicles: 'vehicles/range/makers.route.tsx',
  vehiclesOfMaker: 'vehicles/range/maker.route.tsx',
  becomePartner: 'enquiries/become-partner.route.tsx',
  companyPage: 'company/company.route.tsx',
  // open to whoever has its link
  sharedFavourites: 'favourites/shared-list/shared-list.route.tsx',
}

const CHECKOUT: Partial<Record<RouteId, string>> = {
  checkout: 'checkout/to-first-step.route.tsx',
  checkoutCart: 'checkout/to-first-step.route.tsx',
  checkoutStep1: 'cart/page/cart.route.tsx',
  checkoutStep2: 'checkout/addresses/addresses.route.tsx',
  checkoutStep3: 'checkout/transport/transport.route.tsx',
  checkoutStep4: 'checkout/payment/payment.route.tsx',
  checkoutStep5: 'checkout/review/review.route.tsx',
  checkoutStep6: 'checkout/confirmation/confirmation.route.tsx',
}

/** Whoever comes back from paying may have lost the session on the way: no login is asked for. */
const REDIRECT: Partial<Record<RouteId, string>> = {
  checkoutRedirect: 'checkout/redirect/redirect.route.tsx',
}

/** Each page imports the module of its room; its link stands in `layout/info-centre/info-centre-pages.ts`. */
const INFO_CENTRE: Partial<Record<RouteId, string>> = {
  ownnumbers: 'own-numbers/own-numbers.route.tsx',
  noticelist: 'favourites/list/favourite-list.route.tsx',
  infocenter: 'overview/overview.route.tsx',
  orderhistory: 'orders/history/order-history.route.tsx',
  order: 'orders/order/order.route.tsx',
  backorderlist: 'orders/backorders/backorders.route.tsx',
  deliverynotes: 'documents/delivery-notes.route.tsx',
  packinglist: 'documents/packing-list.route.tsx',
  salesinvoice: 'documents/invoices.route.tsx',
  creditnotes: 'documents/credit-notes.route.tsx',
  account: 'documents/account/account.route.tsx',
  invoice: 'documents/document/invoice.route.tsx',
  creditNote: 'documents/document/credit-note.route.tsx',
  deliveryNote: 'documents/document/delivery-note.route.tsx',
  addresses: 'addresses/addresses.route.tsx',
  appointment: 'appointments/list/appointment.route.tsx',
  appointmentEdit: 'appointments/booking/pickup.route.tsx',
  partnerinterface: 'partner-interface/partner.route.tsx',
  forms: 'forms/forms.route.tsx',
  claims: 'claims/claims.route.tsx',
  claim: 'claims/claim.route.tsx',
  currencies: 'currencies/currencies.route.tsx',
  quickorder: 'quick-order/quick-order.route.tsx',
  availability: 'availability/availability.route.tsx',
  mycarts: 'saved-carts/my-carts.route.tsx',
}

/** Every page once; the server repeats it in the languages that it is configured with (`localisedBuilds`). */
export default [
  layout('layout/shop.layout.tsx', { id: `${PAGE}shop` }, [
    ...entries(OPEN),
    layout('layout/infocenter.layout.tsx', { id: `${PAGE}infocenter-layout` }, entries(INFO_CENTRE)),
    route('*', 'errors/not-found.route.tsx', { id: `${PAGE}not-found` }),
  ]),
  layout('layout/checkout.layout.tsx', { id: `${PAGE}checkout-layout` }, entries(CHECKOUT)),
  layout('layout/redirect.layout.tsx', { id: `${PAGE}redirect-layout` }, entries(REDIRECT)),
  route('robots.txt', 'site-map/robots.route.ts'),
  route('sitemap.xml', 'site-map/site-map.route.ts'),
  route('sitemaps/:file', 'site-map/site-map-file.route.ts'),
] satisfies RouteConfig

function entries(files: Partial<Record<RouteId, string>>): RouteConfigEntry[] {
  return Object.entries(files).map(([id, file]) => {
    const path = pathPattern(id as RouteId, 'en')
    const options = { id: `${PAGE}${id}` }
    return path === '' ? index(file, options) : route(path, file, options)
  })
}
