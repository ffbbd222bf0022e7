import type { OfferedCapabilities } from './offered-capabilities.ts'
import type { SharedResponseCache } from '#application/shared/shared-response-cache.ts'
import type { SharedCache } from '#application/shared/shared-cache.ts'
import type { CountrySettings } from '#domain/locale/country.ts'
import type { ShopDefaults } from '#domain/locale/language.ts'
import type { Trace } from '#domain/shared/trace-context.ts'

/** Values of a request that its container needs. */
export type RequestEnvironment = {
  /** Calls the API for this visitor, and completes the visitor's token. Any origin; the path must be below /api. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Trace of this request; parent of all its API calls. */
  readonly trace: Trace | undefined
  /** Timeout of API calls in ms, if shorter than the default. */
  readonly apiTimeoutMs: number | undefined
  /** Cache shared by all visitors and replicas. */
  readonly sharedCache: SharedCache
  /** Cache of API responses that are equal for all visitors; undefined without one. */
  readonly sharedResponses: SharedResponseCache | undefined
  /** Nonce for the scripts of the response. */
  readonly nonce: string
  /** Called with the route pattern of the page, such as `/en/products/:slug`. */
  readonly routeSeen: (pattern: string) => void
  /** Public origin of the shop, such as `https://shop.example`. */
  readonly origin: string
  readonly countries: CountrySettings
  readonly defaults: ShopDefaults
  /** Allowed origins of payment pages. */
  readonly paymentHosts: readonly string[]
  /** Capabilities that the API of the shop omits. */
  readonly notOffered: OfferedCapabilities
  /** True if a data layer is configured; pages then ask the visitor for consent. */
  readonly isTracked: boolean
  /** Configuration of the server, for the admin page. */
  readonly facts: Readonly<Record<string, string>>
}
