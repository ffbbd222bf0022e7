import { ROUTES, type RouteId } from '../routing/localised-path.ts'

/** Capabilities that an API may leave out, with the pages that do not exist without them. */
const PAGES = {
  vehicles: ['vin', 'vinLookup', 'vehicle'],
  vehicleRange: ['vehicles', 'vehiclesOfMaker'],
  quickOrder: ['quickorder'],
  availability: ['availability'],
  comparison: ['compare'],
  orders: ['orderhistory', 'order', 'backorderlist'],
  deliveries: ['deliverynotes', 'deliveryNote', 'packinglist'],
  invoices: ['account', 'salesinvoice', 'invoice', 'creditnotes', 'creditNote'],
  favourites: ['noticelist', 'sharedFavourites'],
  savedCarts: ['mycarts'],
  appointments: ['appointment', 'appointmentEdit'],
  addresses: ['addresses'],
  claims: ['claims', 'claim'],
  enquiries: ['becomePartner'],
  forms: ['forms'],
  partnerInterface: ['partnerinterface'],
  punchOut: [],
  currencies: ['currencies'],
  ownNumbers: ['ownnumbers'],
  redirects: [],
  overview: [],
  administration: ['admin'],
} as const satisfies Readonly<Record<string, readonly RouteId[]>>

export type Capability = keyof typeof PAGES

export const CAPABILITIES = Object.keys(PAGES) as Capability[]

/** Capabilities that the API keeps from a punch-out session, which searches, sees prices and fills its own cart. */
export const NOT_IN_PUNCH_OUT: readonly Capability[] = [
  'orders',
  'deliveries',
  'invoices',
  'favourites',
  'savedCarts',
  'appointments',
  'addresses',
  'claims',
  'forms',
  'partnerInterface',
  'currencies',
  'ownNumbers',
  'overview',
  'administration',
]

/** Capabilities with a page in the info centre. */
export const INFO_CENTRE_CAPABILITIES = CAPABILITIES.filter(
  (capability) =>
    capability === 'overview' ||
    PAGES[capability].some((routeId) => ROUTES[routeId] === `infocenter/${routeId}`),
)

/** Undefined for pages that every shop has. */
export const capabilityOf = (routeId: RouteId): Capability | undefined =>
  CAPABILITIES.find((capability) => (PAGES[capability] as readonly RouteId[]).includes(routeId))
