import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'
import type { LanguageCode } from '#domain/place/language.ts'
import { pathPattern, type RouteId } from '#domain/place/localised-path.ts'
import { prefixOf } from '#domain/place/routing.ts'
import { routing } from './routing/configured-routing.ts'

const OPEN: Partial<Record<RouteId, string>> = {
  home: 'home/home.route.tsx',
  categories: 'categories/categories.route.tsx',
  divisions: 'divisions/divisions.route.tsx',
  division: 'division/division.route.tsx',
  productMissingSlug: 'product/product-missing-slug.route.tsx',
  product: 'product/product.route.tsx',
  results: 'search-results/search-results.route.tsx',
  compare: 'compare/compare.route.tsx',
  geoselection: 'geoselection/geoselection.route.tsx',
  login: 'login/login.route.tsx',
  admin: 'admin/admin.route.tsx',
  vin: 'vin/vin.route.tsx',
  vinLookup: 'vin/vin-lookup.route.tsx',
  vehicle: 'vehicle/vehicle.route.tsx',
  // open to whoever has its link
  sharedFavourites: 'infocenter/shared-favourites/shared-list.route.tsx',
}

const CHECKOUT: Partial<Record<RouteId, string>> = {
  checkout: 'checkout/to-first-step.route.tsx',
  checkoutCart: 'checkout/to-first-step.route.tsx',
  checkoutStep1: 'checkout/cart/cart.route.tsx',
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

/** Each page joins its wiring's area; its link stands in `infocenter/navigation/info-centre-pages.ts`. */
const INFO_CENTRE: Partial<Record<RouteId, string>> = {
  noticelist: 'infocenter/noticelist/notice-list.route.tsx',
  infocenter: 'infocenter/overview/overview.route.tsx',
  orderhistory: 'infocenter/orders/order-history.route.tsx',
  order: 'infocenter/order/order.route.tsx',
  backorderlist: 'infocenter/backorders/backorders.route.tsx',
  deliverynotes: 'infocenter/documents/delivery-notes.route.tsx',
  packinglist: 'infocenter/documents/packing-list.route.tsx',
  salesinvoice: 'infocenter/documents/invoices.route.tsx',
  creditnotes: 'infocenter/documents/credit-notes.route.tsx',
  addresses: 'infocenter/addresses/addresses.route.tsx',
  appointment: 'infocenter/appointment/appointment.route.tsx',
  appointmentEdit: 'infocenter/appointment-edit/pickup.route.tsx',
  partnerinterface: 'infocenter/partner/partner.route.tsx',
  forms: 'infocenter/forms/forms.route.tsx',
  currencies: 'infocenter/currencies/currencies.route.tsx',
  quickorder: 'infocenter/quick-order/quick-order.route.tsx',
  availability: 'infocenter/availability/availability.route.tsx',
  mycarts: 'infocenter/mycarts/my-carts.route.tsx',
}

/** Every page once per routing locale, each with the paths of its language; what is no page has one path. */
export default [
  ...routing.locales.flatMap(pagesIn),
  route('robots.txt', 'site-map/robots.route.ts'),
  route('sitemap.xml', 'site-map/site-map.route.ts'),
  route('sitemaps/:file', 'site-map/site-map-file.route.ts'),
] satisfies RouteConfig

function pagesIn(locale: LanguageCode): RouteConfigEntry[] {
  const pages = [
    layout('layouts/shop.layout.tsx', { id: `${locale}:shop` }, [
      ...entries(OPEN, locale),
      layout(
        'layouts/infocenter.layout.tsx',
        { id: `${locale}:infocenter-layout` },
        entries(INFO_CENTRE, locale),
      ),
      route('*', 'not-found/not-found.route.tsx', { id: `${locale}:not-found` }),
    ]),
    layout('layouts/checkout.layout.tsx', { id: `${locale}:checkout-layout` }, entries(CHECKOUT, locale)),
    layout('layouts/redirect.layout.tsx', { id: `${locale}:redirect-layout` }, entries(REDIRECT, locale)),
  ]
  const start = prefixOf(locale, routing).slice(1)
  return start === '' ? pages : prefix(start, pages)
}

function entries(files: Partial<Record<RouteId, string>>, locale: LanguageCode): RouteConfigEntry[] {
  return Object.entries(files).map(([id, file]) => {
    const path = pathPattern(id as RouteId, locale)
    const options = { id: `${locale}:${id}` }
    return path === '' ? index(file, options) : route(path, file, options)
  })
}
