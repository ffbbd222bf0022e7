/** Calls that every API has to support: search, product, login, cart and order. */
const REQUIRED = {
  catalogue: ['content', 'country', 'capabilities'],
  search: ['search'],
  product: ['product'],
  login: ['account'],
  cart: ['cart'],
  order: ['checkout'],
} as const satisfies Calls

/**
 * Calls that an API may omit, by capability. A call of several capabilities may be missing only if all these
 * capabilities are missing.
 */
const OPTIONAL = {
  vehicles: ['vin', 'vehicles', 'settings', 'search.addVinSuggestion', 'search.getVinSuggestions'],
  vehicleRange: ['vehicles.makers', 'vehicles.ofMaker'],
  quickOrder: ['lineCheck.resolve'],
  availability: ['lineCheck.availability'],
  comparison: ['product.compare'],
  orders: ['orders', 'backorder', 'documents'],
  deliveries: ['documents'],
  invoices: ['documents', 'invoices'],
  favourites: ['favourites', 'notifications'],
  savedCarts: ['carts'],
  appointments: ['appointment'],
  addresses: ['addresses'],
  claims: ['claims'],
  costCentres: ['costCentres'],
  approvals: ['approvals'],
  enquiries: ['enquiries'],
  forms: ['forms'],
  partnerInterface: ['partnerInterface'],
  people: ['people'],
  punchOut: ['punchOut'],
  currencies: ['currencies'],
  ownNumbers: ['ownNumbers'],
  redirects: ['redirects'],
  overview: ['infocenter'],
  inbox: ['inbox'],
  profile: ['profile'],
  onBehalf: ['onBehalf'],
  administration: ['admin', 'errorLog', 'account.loginKih', 'account.logoutKih'],
} as const satisfies Calls

/** Ids of calls, or of whole routers, by capability. */
type Calls = Readonly<Record<string, readonly string[]>>

export type OptionalCapability = keyof typeof OPTIONAL
export type Capability = keyof typeof REQUIRED | OptionalCapability

export const OPTIONAL_CAPABILITIES = Object.keys(OPTIONAL) as OptionalCapability[]

const ALL: Calls = { ...REQUIRED, ...OPTIONAL }

export const CAPABILITIES = Object.keys(ALL) as Capability[]

/** Capabilities that use a call: those that list the call, or else those that list its whole router. */
export function capabilitiesOf(callId: string): readonly Capability[] {
  const naming = (name: string) =>
    Object.entries(ALL).flatMap(([capability, names]) =>
      names.includes(name) ? [capability as Capability] : [],
    )
  const exact = naming(callId)
  return exact.length > 0 ? exact : naming(callId.slice(0, callId.indexOf('.')))
}

/** True if an API that does not offer the capabilities `notOffered` may omit the call. */
export function mayOmitCall(callId: string, notOffered: ReadonlySet<string>): boolean {
  const capabilities = capabilitiesOf(callId)
  return capabilities.length > 0 && capabilities.every((capability) => notOffered.has(capability))
}
