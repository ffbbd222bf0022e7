import type { MiddlewareFunction } from 'react-router'
import { requestClock } from '#adapters/browser/system-clock.ts'
import { readSessionCookies } from '#adapters/cookies/read-session-cookies.ts'
import { RequestCheckoutMemory } from '#adapters/cookies/checkout-cookie.ts'
import { RequestAdminMemory } from '#adapters/cookies/admin-cookie.ts'
import { RequestComparedMemory } from '#adapters/cookies/compared-cookie.ts'
import { RequestPathMemory } from '#adapters/cookies/path-cookie.ts'
import { readPreferenceCookies } from '#adapters/cookies/preference-cookies.ts'
import { RequestVehicleMemory } from '#adapters/cookies/vehicle-cookie.ts'
import { ResponsePreferences } from '#adapters/cookies/response-preferences.ts'
import { ResponseSessionCookies } from '#adapters/cookies/response-session-storage.ts'
import { RedirectCache } from '#adapters/http/redirects/redirect-cache.ts'
import { SharedRedirects } from '#adapters/http/redirects/shared-redirects.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { localeOf } from '#domain/routing/routing.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { loadIntl } from '../intl/intl.ts'
import { routing } from '../routing/configured-routing.ts'
import { compose } from './compose.ts'
import { languageWasSwitched, redirectToKeptLanguage } from './kept-language.ts'
import { requestEnvironment } from './request-environment.ts'
import { shopContext } from './shop.tsx'

/** Milliseconds: a page that waits longer than this for the API is answered without it. */
const PAGE_PATIENCE = 2_000

/** What has moved is the same for everybody. */
const moves = new RedirectCache(requestClock)

/** One container per request, made of what this request brought, and gone with it. */
const requestShop: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const environment = context.get(requestEnvironment)
  const { fetch, sharedMemory, trace, apiTimeoutMs, origin, countries, defaults, isTracked, facts } =
    environment
  const { paymentHosts } = environment
  environment.routeSeen(pattern)
  const cookies = request.headers.get('cookie')
  const kept = readPreferenceCookies(cookies)
  const referrer = request.headers.get('referer')
  const start = redirectToKeptLanguage(request, kept.language ?? defaults.language, referrer)
  if (start) return start

  const preferences = new ResponsePreferences()
  const sessionStorage = new ResponseSessionCookies()
  const pathMemory = new RequestPathMemory(cookies)
  const checkoutMemory = new RequestCheckoutMemory(cookies)
  const vehicleMemory = new RequestVehicleMemory(cookies)
  const comparedMemory = new RequestComparedMemory(cookies)
  const adminMemory = new RequestAdminMemory(cookies)
  const url = new URL(request.url)
  const language = localeOf(url.pathname, routing)
  if (language !== kept.language && languageWasSwitched(url, referrer)) preferences.saveLanguage(language)
  const timeoutMs = Math.min(PAGE_PATIENCE, apiTimeoutMs ?? PAGE_PATIENCE)
  const shop = compose({
    fetch,
    origin,
    timeoutMs,
    trace,
    repeatUntil: performance.now() + timeoutMs,
    clock: requestClock,
    sessionStorage,
    pathMemory,
    checkoutMemory,
    comparedMemory,
    adminMemory,
    serverFacts: facts,
    vehicleMemory,
    language,
    countries,
    defaults,
    chosenCountry: kept.country,
    appearance: kept.appearance,
    paymentHosts,
    isTracked,
    preferences,
    journal: { answers: [] },
    moves,
    sharedMoves: new SharedRedirects(sharedMemory),
  })
  const { session, pricesHidden } = readSessionCookies(cookies)
  shop.get(SessionStore).restore({ ...session, features: NO_FEATURES, pricesHidden })
  context.set(shopContext, shop)
  await loadIntl(language)

  const response = await next()
  const memories = [
    sessionStorage,
    pathMemory,
    checkoutMemory,
    comparedMemory,
    adminMemory,
    vehicleMemory,
    preferences,
  ]
  for (const { setCookieLines } of memories) {
    for (const line of setCookieLines) response.headers.append('set-cookie', line)
  }
  return response
}

export const requestShopMiddleware = [requestShop]
