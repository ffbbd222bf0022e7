/** Capabilities that an API may leave out. */
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
  'enquiries',
  'forms',
  'partnerInterface',
  'punchOut',
  'currencies',
  'ownNumbers',
  'redirects',
  'overview',
  'inbox',
  'administration',
] as const

export type Capability = (typeof CAPABILITIES)[number]

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
  'costCentres',
  'forms',
  'partnerInterface',
  'currencies',
  'ownNumbers',
  'overview',
  'inbox',
  'administration',
]
