import type { DehydratedQueries } from '#adapters/http/dehydrated-queries.ts'
import type { RetryPolicy } from '#adapters/http/retry-policy.ts'
import type { RedirectCache } from '#adapters/http/redirects/redirect-cache.ts'
import type { SharedResponseCache } from '#application/shared/shared-response-cache.ts'
import type { SharedRedirects } from '#adapters/http/redirects/shared-redirects.ts'
import type { ServerStatus } from '#application/admin/server-status.ts'
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
  /**
   * Time (`performance.now()`) after which failed reads are not retried, so that a page with several calls does not
   * wait too long.
   */
  readonly retryUntil?: number | undefined
  readonly clock: Clock
  readonly sessionStorage: SessionCookies
  /**
   * Token in the browser's storage, which another tab may have changed. Absent on the server, which has no other tabs.
   */
  readonly storedToken?: () => string | undefined
  readonly cookieJar: CookieJar
  /** Channel to the other tabs; absent on the server. */
  readonly sessionChannel?: SessionChannel
  /** Language of the URL; absent for a path without one. */
  readonly language?: LanguageCode | undefined
  /** Country of visitors who have not chosen one; if absent, the language determines the country. */
  readonly countryId?: string | undefined
  readonly chosenCountry?: string | undefined
  readonly countries?: CountrySettings | undefined
  readonly defaults?: ShopDefaults | undefined
  readonly appearance?: Appearance | undefined
  /** Storage of the visitor's preferences. If absent, preferences are lost at the end of the request or tab. */
  readonly preferences?: Preferences | undefined
  /** Origins of payment pages. In a tab they come from the server's HTML. */
  readonly paymentHosts?: readonly string[] | undefined
  /** Capabilities that the API does not offer. In a tab they come from the server's HTML. */
  readonly notOffered?: readonly Capability[] | undefined
  /** True if the shop writes events to a data layer. In a tab the value comes from the server's HTML. */
  readonly isTracked?: boolean | undefined
  readonly consent?: Consent | undefined
  readonly dehydrated: DehydratedQueries
  /** Status of the server; absent in a tab. */
  readonly serverStatus?: ServerStatus
  /** Detects a newer build of the shop; absent on the server. */
  readonly builds?: Builds
  /** Redirect cache shared by all requests; if absent, the container creates its own. */
  readonly redirectCache?: RedirectCache
  /** Redirects that other replicas of the server have loaded; absent in a tab. */
  readonly sharedRedirects?: SharedRedirects
  /** Responses that all visitors of a server share; absent in a tab. */
  readonly sharedResponses?: SharedResponseCache | undefined
  /** Absent on the server: recently viewed parts are stored only in the browser. */
  readonly recentlyViewed?: RecentlyViewed
  /** Storage of typed text. If absent, typed text is lost at the end of the page. */
  readonly draftStorage?: DraftStorage
  /** Storage of the checkout in this tab. If absent, only the cookie contains the checkout. */
  readonly checkoutDraftStorage?: CheckoutDraftStorage
  /** Storage of running downloads. If absent, downloads are lost at the end of the page. */
  readonly downloadStorage?: DownloadStorage
}
