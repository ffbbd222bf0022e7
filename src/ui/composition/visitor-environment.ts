import type { DehydratedQueries } from '#adapters/http/dehydrated-queries.ts'
import type { RetryPolicy } from '#adapters/http/repeated-reads.ts'
import type { RedirectCache } from '#adapters/http/redirects/redirect-cache.ts'
import type { SharedReads } from '#application/shared/shared-reads.ts'
import type { SharedRedirects } from '#adapters/http/redirects/shared-redirects.ts'
import type { ServerFacts } from '#application/admin/server-facts.ts'
import type { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import type { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import type { CheckoutDraftStorage } from '#application/checkout/checkout-draft-storage.port.ts'
import type { DraftStorage } from '#application/drafts/draft-storage.port.ts'
import type { SessionChannel } from '#application/session/session-channel.port.ts'
import type { Preferences } from '#application/locale/preferences.port.ts'
import type { SessionCookies } from '#application/session/session-cookies.port.ts'
import type { Builds } from '#application/versions/builds.port.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import type { RecentlyViewed } from '#application/products/recently-viewed.port.ts'
import type { Appearance } from '#domain/appearance/appearance.ts'
import type { Capability } from '#domain/capabilities/capability.ts'
import type { Trace } from '#domain/shared/trace-context.ts'
import type { Consent } from '#domain/tracking/consent.ts'
import type { CountrySettings } from '#domain/locale/country.ts'
import type { LanguageCode, ShopDefaults } from '#domain/locale/language.ts'

/** Dependencies that differ between a request, a tab and a scenario. */
export type VisitorEnvironment = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly timeoutMs: number
  /**
   * Trace of the request for which the calls are made; absent in a tab, where each call starts its own trace.
   */
  readonly trace?: Trace | undefined
  /** Retry policy for reads; absent for the default. */
  readonly retryPolicy?: RetryPolicy | undefined
  /** Time after which a page with several calls retries none of them. */
  readonly repeatUntil?: number | undefined
  readonly clock: Clock
  readonly sessionStorage: SessionCookies
  /** The token that is stored now; another tab may have changed it. A request has no other tabs. */
  readonly storedToken?: () => string | undefined
  readonly cookieJar: CookieJar
  /** Channel to the other tabs; absent on the server. */
  readonly sessionChannel?: SessionChannel
  /** Absent for a path without a language. */
  readonly language?: LanguageCode | undefined
  /** Country of visitors without a choice; without it the country follows the language. */
  readonly countryId?: string | undefined
  readonly chosenCountry?: string | undefined
  readonly countries?: CountrySettings | undefined
  readonly defaults?: ShopDefaults | undefined
  readonly appearance?: Appearance | undefined
  /** Without it nothing that is chosen outlives the container. */
  readonly preferences?: Preferences | undefined
  /** Origins of payment pages; a tab learns them from its page. */
  readonly paymentHosts?: readonly string[] | undefined
  /** Capabilities that the API omits; a tab reads them from its page. */
  readonly notOffered?: readonly Capability[] | undefined
  /** True if the shop writes to a data layer; a tab reads it from its page. */
  readonly isTracked?: boolean | undefined
  readonly consent?: Consent | undefined
  readonly dehydrated: DehydratedQueries
  /** Only on the server. */
  readonly serverFacts?: ServerFacts
  /** Without it no newer build is detected: a page of the server needs none. */
  readonly builds?: Builds
  /** Shared cache; absent for a container with a private one. */
  readonly redirectCache?: RedirectCache
  /** Redirects that other replicas of the server have loaded; absent in a tab. */
  readonly sharedRedirects?: SharedRedirects
  /** Responses that all visitors of a server share; absent in a tab. */
  readonly sharedReads?: SharedReads | undefined
  /** Absent on the server, which does not know the viewed parts. */
  readonly recentlyViewed?: RecentlyViewed
  /** Without one nothing that was typed outlives its page. */
  readonly draftStorage?: DraftStorage
  /** Without it the checkout stores only its cookie. */
  readonly checkoutDraftStorage?: CheckoutDraftStorage
  /** Without one no download outlives its page. */
  readonly downloadStorage?: DownloadStorage
}
