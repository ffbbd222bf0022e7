import type { MiddlewareFunction } from 'react-router'
import { requestClock } from '#adapters/browser/system-clock.ts'
import { readSessionCookies } from '#adapters/cookies/read-session-cookies.ts'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { readPreferenceCookies } from '#adapters/cookies/preference-cookies.ts'
import { ResponsePreferences } from '#adapters/cookies/response-preferences.ts'
import { ResponseSessionCookies } from '#adapters/cookies/response-session-storage.ts'
import { RedirectCache } from '#adapters/http/redirects/redirect-cache.ts'
import { SharedRedirects } from '#adapters/http/redirects/shared-redirects.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { NOT_IN_PUNCH_OUT } from '#domain/capabilities/capability.ts'
import { localeOf } from '#domain/routing/routing.ts'
import { isForRobots } from '#domain/site-map/site-map.ts'
import { loadIntl } from '../intl/intl.ts'
import { routing } from '../routing/configured-routing.ts'
import { compose } from './compose.ts'
import { languageWasSwitched, redirectToPreferredLanguage, supportedLanguage } from './language-redirect.ts'
import { requestEnvironment } from './request-environment.ts'
import { containerContext } from '../kernel/container.tsx'

/** Milliseconds that a page waits for the API before it is rendered without the response. */
const PAGE_TIMEOUT_MS = 2_000

/** Shared by all requests, because redirects are the same for all visitors. */
const redirectCache = new RedirectCache(requestClock)

/** True if the API has already reported a redirect of this path. */
export const isRedirected = (pathname: string): boolean => redirectCache.recall(pathname)?.move !== undefined

/** Creates the container of a request; nothing of it outlives the request. */
const requestContainer: MiddlewareFunction<Response> = async ({ request, context, pattern, url }, next) => {
  const environment = context.get(requestEnvironment)
  const { fetch, sharedCache, trace, apiTimeoutMs, origin, countries, defaults, isTracked, facts } =
    environment
  const { paymentHosts } = environment
  environment.routeSeen(pattern)
  const cookies = request.headers.get('cookie')
  const storedPreferences = readPreferenceCookies(cookies)
  const referrer = request.headers.get('referer')
  const initialLanguage = supportedLanguage(storedPreferences.language) ?? defaults.language
  const start = redirectToPreferredLanguage(request, initialLanguage, referrer)
  if (start) return start

  const preferences = new ResponsePreferences()
  const sessionStorage = new ResponseSessionCookies()
  const cookieJar = new RequestCookieJar(cookies)
  const language = isForRobots(url.pathname) ? undefined : localeOf(url.pathname, routing)
  if (language && language !== storedPreferences.language && languageWasSwitched(url, referrer)) {
    preferences.saveLanguage(language)
  }
  const stored = readSessionCookies(cookies)
  const timeoutMs = Math.min(PAGE_TIMEOUT_MS, apiTimeoutMs ?? PAGE_TIMEOUT_MS)
  const container = compose({
    fetch,
    origin,
    timeoutMs,
    trace,
    retryUntil: performance.now() + timeoutMs,
    clock: requestClock,
    sessionStorage,
    cookieJar,
    serverStatus: facts,
    language,
    countries,
    defaults,
    chosenCountry: storedPreferences.country,
    appearance: storedPreferences.appearance,
    paymentHosts,
    notOffered: [
      ...(await environment.notOffered()),
      ...(stored.session?.user.punchOut === undefined ? [] : NOT_IN_PUNCH_OUT),
    ],
    isTracked,
    preferences,
    dehydrated: { answers: [] },
    redirectCache,
    sharedRedirects: new SharedRedirects(sharedCache),
    sharedResponses: environment.sharedResponses,
  })
  container.get(SessionStore).restoreStored(stored)
  context.set(containerContext, container)
  await loadIntl(container.get(LocaleStore).language)

  const response = await next()
  for (const { setCookieLines } of [sessionStorage, cookieJar, preferences]) {
    for (const line of setCookieLines) response.headers.append('set-cookie', line)
  }
  return response
}

export const requestContainerMiddleware = [requestContainer]
