import { decoded } from '../shared/text.ts'
import { LANGUAGES, type LanguageCode } from '../locale/language.ts'
import { encodeSegment, fillPattern, matchPattern, type RawParams } from './path-pattern.ts'
import { localeOf, prefixOf, withoutLocale, type Routing } from './routing.ts'
import { rawSegmentsOf } from './segments.ts'

const DIVISIONS = {
  de: 'produktdivisionen',
  en: 'product-divisions',
  fr: 'divisions',
  it: 'divisioni',
  ru: 'razdely',
  nl: 'divisies',
  pt: 'divisoes',
  es: 'divisiones',
} as const satisfies Record<LanguageCode, string>

/** All pages of the shop with their path after the language prefix (spec 2). */
export const ROUTES = {
  home: '',
  categories: 'categories',
  divisions: DIVISIONS,
  division: {
    de: `${DIVISIONS.de}/:divisionId`,
    en: `${DIVISIONS.en}/:divisionId`,
    fr: `${DIVISIONS.fr}/:divisionId`,
    it: `${DIVISIONS.it}/:divisionId`,
    ru: `${DIVISIONS.ru}/:divisionId`,
    nl: `${DIVISIONS.nl}/:divisionId`,
    pt: `${DIVISIONS.pt}/:divisionId`,
    es: `${DIVISIONS.es}/:divisionId`,
  },
  productMissingSlug: 'products',
  product: 'products/:slug',
  results: 'search/results',
  compare: 'compare',
  geoselection: 'geoselection',
  login: 'login',
  vin: 'vin',
  vinLookup: 'vin/search/:vin',
  vehicle: 'vin/:type/:slug',
  vehicles: 'vehicles',
  vehiclesOfMaker: 'vehicles/:maker',
  becomePartner: 'company/become-a-partner',
  companyPage: 'company/:page',
  admin: 'kihadmin',
  checkout: 'checkout',
  checkoutCart: 'checkout/cart',
  checkoutStep1: 'checkout/step1',
  checkoutStep2: 'checkout/step2',
  checkoutStep3: 'checkout/step3',
  checkoutStep4: 'checkout/step4',
  checkoutStep5: 'checkout/step5',
  checkoutStep6: 'checkout/step6',
  checkoutRedirect: 'checkout/redirect',
  infocenter: 'infocenter',
  account: 'infocenter/account',
  addresses: 'infocenter/addresses',
  appointment: 'infocenter/appointment',
  appointmentEdit: 'infocenter/appointment/edit',
  availability: 'infocenter/availability',
  backorderlist: 'infocenter/backorderlist',
  claims: 'infocenter/claims',
  claim: 'infocenter/claims/:slug',
  creditnotes: 'infocenter/creditnotes',
  creditNote: 'infocenter/creditnotes/:slug',
  currencies: 'infocenter/currencies',
  deliverynotes: 'infocenter/deliverynotes',
  deliveryNote: 'infocenter/deliverynotes/:slug',
  forms: 'infocenter/forms',
  mycarts: 'infocenter/mycarts',
  ownnumbers: 'infocenter/ownnumbers',
  noticelist: 'infocenter/noticelist',
  orderhistory: 'infocenter/orderhistory',
  order: 'infocenter/orderhistory/:slug',
  packinglist: 'infocenter/packinglist',
  partnerinterface: 'infocenter/partnerinterface',
  quickorder: 'infocenter/quickorder',
  salesinvoice: 'infocenter/salesinvoice',
  invoice: 'infocenter/salesinvoice/:slug',
  sharedFavourites: 'infocenter/sharedFavourites',
} as const satisfies Record<string, string | Record<LanguageCode, string>>

export type RouteId = keyof typeof ROUTES

export const isRouteId = (text: string): text is RouteId => Object.hasOwn(ROUTES, text)

type PatternOf<Id extends RouteId> = (typeof ROUTES)[Id] extends string
  ? (typeof ROUTES)[Id]
  : (typeof ROUTES)[Id][keyof (typeof ROUTES)[Id]]

type ParamNames<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

export type PathParams<Id extends RouteId> = Readonly<Record<ParamNames<PatternOf<Id>>, string>>

/** Routes without path parameters. */
export type PlainRouteId = { [Id in RouteId]: ParamNames<PatternOf<Id>> extends never ? Id : never }[RouteId]

export type ParamsFor<Id extends RouteId> = [Id] extends [PlainRouteId] ? [] : [params: PathParams<Id>]

export class PathParamMissing extends Error {
  override readonly name = 'PathParamMissing'
}

/** Path of a route without language prefix and leading slash, with parameters as `:name`. */
export function pathPattern(routeId: RouteId, locale: LanguageCode): string {
  const pattern = ROUTES[routeId]
  return typeof pattern === 'string' ? pattern : pattern[locale]
}

/** Returns an absolute, encoded path. Throws {@link PathParamMissing} for an empty parameter. */
export function pathTo<Id extends RouteId>(
  routeId: Id,
  locale: LanguageCode,
  routing: Routing,
  ...[params]: ParamsFor<Id>
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = fillPattern(pathPattern(routeId, locale), (name) => {
    const value = values[name]
    if (!value) throw new PathParamMissing(`${routeId} needs ${name}`)
    return encodeSegment(value)
  })
  return absolute(path, locale, routing)
}

export type Page = {
  readonly routeId: RouteId
  readonly locale: LanguageCode
  readonly params: Readonly<Record<string, string>>
}

/** Finds the page of a path; `undefined` if there is none. */
export function pageAt(pathname: string, routing: Routing): Page | undefined {
  const locale = localeOf(pathname, routing)
  const match = matchIn(locale, segmentsAt(pathname, routing))
  if (!match) return undefined
  const params = Object.entries(match.params).map(([name, raw]) => [name, decoded(raw)])
  return { routeId: match.routeId, locale, params: Object.fromEntries(params) }
}

/** Path of the same page in another language. An unknown path keeps its segments. */
export function samePageIn(pathname: string, targetLocale: LanguageCode, routing: Routing): string {
  const segments = segmentsAt(pathname, routing)
  const match = matchIn(localeOf(pathname, routing), segments) ?? divisionInAnyLanguage(segments)
  return match ? pathOf(match, targetLocale, routing) : absolute(segments.join('/'), targetLocale, routing)
}

/** Redirect target of a division path in the wrong language; `undefined` if the path is correct. */
export function divisionPathOfAnotherLanguage(pathname: string, routing: Routing): string | undefined {
  const locale = localeOf(pathname, routing)
  const segments = segmentsAt(pathname, routing)
  const match = matchIn(locale, segments) ? undefined : divisionInAnyLanguage(segments)
  return match && pathOf(match, locale, routing)
}

type Match = { readonly routeId: RouteId; readonly params: RawParams }

const ALL_ROUTES = Object.keys(ROUTES) as RouteId[]

/** The first matching route wins: fixed paths come before paths with parameters. */
function matchIn(
  locale: LanguageCode,
  segments: readonly string[],
  routeIds: readonly RouteId[] = ALL_ROUTES,
): Match | undefined {
  for (const routeId of routeIds) {
    const params = matchPattern(pathPattern(routeId, locale), segments)
    if (params) return { routeId, params }
  }
  return undefined
}

function divisionInAnyLanguage(segments: readonly string[]): Match | undefined {
  for (const { code } of LANGUAGES) {
    const match = matchIn(code, segments, ['divisions', 'division'])
    if (match) return match
  }
  return undefined
}

function segmentsAt(pathname: string, routing: Routing): string[] {
  return rawSegmentsOf(withoutLocale(pathname, routing))
}

function pathOf({ routeId, params }: Match, locale: LanguageCode, routing: Routing): string {
  return absolute(
    fillPattern(pathPattern(routeId, locale), (name) => params[name] ?? ''),
    locale,
    routing,
  )
}

function absolute(path: string, locale: LanguageCode, routing: Routing): string {
  const prefix = prefixOf(locale, routing)
  return path === '' ? prefix || '/' : `${prefix}/${path}`
}
