import type { SharedMemory } from '#application/shared/shared-memory.ts'
import type { CountrySettings } from '#domain/locale/country.ts'
import type { ShopDefaults } from '#domain/locale/language.ts'
import type { Trace } from '#domain/shared/trace-context.ts'

/** What a request brings along for the container that serves it. */
export type RequestEnvironment = {
  /** The way to the API for this visitor: a path below /api at any origin; completes the visitor's token. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Of this request; every call that is made for it is a step of it. */
  readonly trace: Trace | undefined
  /** Milliseconds that the API may take, where that is less than a page waits anyway. */
  readonly apiTimeoutMs: number | undefined
  /** What the server has learnt for everybody. */
  readonly sharedMemory: SharedMemory
  /** What the answer's scripts have to carry. */
  readonly nonce: string
  /** Told the pattern of the page's route, such as `/en/products/:slug`. */
  readonly routeSeen: (pattern: string) => void
  /** The shop's public address, such as `https://shop.example`. */
  readonly origin: string
  readonly countries: CountrySettings
  readonly defaults: ShopDefaults
  /** Origins that a visitor may be led to in order to pay. */
  readonly paymentHosts: readonly string[]
  /** Whether the pages may ask to tell a data layer what is done on them. */
  readonly isTracked: boolean
  /** How the server is configured, for the admin page. */
  readonly facts: Readonly<Record<string, string>>
}
