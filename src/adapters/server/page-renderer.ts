import { KNOWN_PAYMENT_HOSTS } from '#application/checkout/payment-hosts.ts'
import { createRequestHandler, RouterContextProvider, type ServerBuild as RouterBuild } from 'react-router'
import type { SharedResponseCache } from '#application/shared/shared-response-cache.ts'
import type { SharedCache } from '#application/shared/shared-cache.ts'
import { DEFAULT_COUNTRY_SETTINGS, type CountrySettings } from '#domain/locale/country.ts'
import { SHOP_DEFAULTS, type ShopDefaults } from '#domain/locale/language.ts'
import { offeredCapabilities } from './offered-capabilities.ts'
import { currentRequestContext } from './request-context.ts'
import { clearedCookie } from '../cookies/session-cookies.ts'
import {
  endsSession,
  isMarkerStale,
  MARKER_COOKIE,
  crossSiteNavigationBounce,
} from './cross-site-navigation-bounce.ts'
import type { LoadBuild, ServerBuild } from './server-build.ts'
import { signaturesIn } from './signature-cookies.ts'
import type { Upstream } from './upstream.ts'
import { VisitorApi } from './visitor-api.ts'

/** Content types of pages and of their data requests. */
const PAGE_TYPE = /^text\/(?:html|x-script)/

/** A rendered response, and whether its API calls succeeded. */
export type RenderedPage = {
  readonly response: Response
  readonly answers: () => readonly unknown[]
  /** True if no API call of the page has failed. */
  readonly isComplete: () => boolean
}

export type PageRendererSettings = {
  readonly loadBuild: LoadBuild
  readonly mode: 'production' | 'development'
  readonly upstream: Upstream
  /** Cache shared by all visitors and replicas. */
  readonly sharedCache: SharedCache
  readonly sharedResponses?: SharedResponseCache | undefined
  readonly countries?: CountrySettings | undefined
  readonly defaults?: ShopDefaults | undefined
  readonly paymentHosts?: readonly string[] | undefined
  readonly isTracked?: boolean | undefined
  readonly apiTimeoutMs?: number | undefined
  readonly facts?: Readonly<Record<string, string>> | undefined
}

export type RenderPage = ReturnType<typeof createPageRenderer>

/** Creates the request handler for pages, data requests and actions; each request is rendered for one visitor. */
export function createPageRenderer({
  loadBuild,
  mode,
  upstream,
  sharedCache,
  sharedResponses,
  countries = DEFAULT_COUNTRY_SETTINGS,
  defaults = SHOP_DEFAULTS,
  paymentHosts = KNOWN_PAYMENT_HOSTS,
  isTracked = false,
  apiTimeoutMs,
  facts = {},
}: PageRendererSettings) {
  const notOffered = offeredCapabilities(upstream)
  const buildsOf = memoized((build: ServerBuild) => build.entry.module.localisedBuilds(build))
  const handlerOf = memoized((build: RouterBuild) => createRequestHandler(build, mode))

  return async (
    request: Request,
    nonce: string,
    routeSeen: (pattern: string) => void = () => {},
    visitor = new VisitorApi(upstream, request.headers.get('cookie')),
  ): Promise<RenderedPage> => {
    const opening = crossSiteNavigationBounce(request)
    if (opening) return { response: opening, answers: () => [], isComplete: () => false }
    const build = await loadBuild()
    const context = new RouterContextProvider()
    const url = new URL(request.url)
    context.set(build.entry.module.requestEnvironment, {
      fetch: visitor.fetch,
      trace: currentRequestContext()?.trace,
      apiTimeoutMs,
      sharedCache,
      sharedResponses,
      nonce,
      routeSeen,
      origin: url.origin,
      countries,
      defaults,
      paymentHosts,
      notOffered,
      isTracked,
      facts,
    })

    const renderedResponse = await handlerOf(buildsOf(build)(url))(request, context)
    const response = new Response(renderedResponse.body, renderedResponse)
    const hasSession = signaturesIn(request.headers.get('cookie')).session !== undefined
    if (!hasSession || endsSession(renderedResponse.headers)) await visitor.endSecondLogin(request.url)
    const stale = isMarkerStale(request.headers) ? [clearedCookie(MARKER_COOKIE)] : []
    const lines = new Set([...renderedResponse.headers.getSetCookie(), ...stale, ...visitor.cookiesToSet])
    response.headers.delete('set-cookie')
    for (const line of lines) response.headers.append('set-cookie', line)
    setCaching(request, response.headers)
    const { queriesOf, allCallsSucceeded } = build.entry.module
    return { response, answers: () => queriesOf(context), isComplete: () => allCallsSucceeded(context) }
  }
}

/** Memoizes a value per object. */
function memoized<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.set(key, value)
    return value
  }
}

/**
 * Sets Cache-Control: pages of a logged-in visitor must not be stored, other pages must be revalidated. Other
 * resources, such as the sitemap, set the header themselves.
 */
function setCaching(request: Request, headers: Headers): void {
  const isPersonal = signaturesIn(request.headers.get('cookie')).session !== undefined
  const isPage = PAGE_TYPE.test(headers.get('content-type') ?? '')
  if (headers.has('set-cookie') || (isPersonal && (isPage || !headers.has('cache-control')))) {
    headers.set('cache-control', 'no-store')
  } else if (!headers.has('cache-control')) {
    headers.set('cache-control', 'private, no-cache')
  }
  headers.append('vary', 'Cookie')
}
