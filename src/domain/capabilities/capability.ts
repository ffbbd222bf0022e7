/** Capabilities that an API may omit. */
export const CAPABILITIES = [
  'vehicles',
  'vehicleRange',
  'quickOrder',
  'availability',
  'comparison',
  'orders',
  'deliveries',
  'invoices',
  'favourites',
  'savedCarts',
  'appointments',
  'addresses',
  'claims',
  'costCentres',
  'approvals',
  'enquiries',
  'forms',
  'partnerInterface',
  'people',
  'punchOut',
  'currencies',
  'ownNumbers',
  'redirects',
  'overview',
  'inbox',
  'profile',
  'onBehalf',
  'administration',
] as const

export type Capability = (typeof CAPABILITIES)[number]

/**
 * Capabilities that the API does not grant in a punch-out session: there a buyer can only search, see prices and
 * fill a cart.
 */
export const NOT_IN_PUNCH_OUT: readonly Capability[] = [
  'orders',
  'deliveries',
  'invoices',
  'favourites',
  'savedCarts',
  'appointments',
  'addresses',
  'claims',
  'costCentres',
  'approvals',
  'forms',
  'partnerInterface',
  'people',
  'currencies',
  'ownNumbers',
  'overview',
  'inbox',
  'profile',
  'onBehalf',
  'administration',
]
