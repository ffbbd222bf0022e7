import type { MiddlewareFunction } from 'react-router'
import { DehydratedQueries } from '#adapters/http/dehydrated-queries.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { Preferences } from '#application/locale/preferences.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { loadIntl } from '../intl/intl.ts'
import { localeOfPath, textPartsOf } from '../routing/paths.ts'
import { prerenderedPaths } from '../routing/prerendered-paths.ts'
import { containerContext, type Container } from '../kernel/container.tsx'
import { storeReturnPage } from '../kernel/store-return-page.ts'

/**
 * Runs on each navigation in the browser: sets the language of the API calls and reloads the feature flags (spec 4).
 */
export const prepareNavigation: MiddlewareFunction<unknown> = async ({ request, context }, next) => {
  const container = context.get(containerContext)
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname)
  speak(container, locale)
  storeReturnPage(container, url)
  void refreshAccountState(container)
  void container.get(LoadSearchMode).run()
  const [opened] = await Promise.all([
    openFrom(container, url, next),
    loadIntl(locale, textPartsOf(url.pathname)),
  ])
  return opened
}

/** Loads the data of a guest page from the prerendered files (OPS-05), unless the page depends on the visitor. */
async function openFrom(
  container: Container,
  { pathname, search }: URL,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const dehydrated = container.get(DehydratedQueries)
  const isGuest = !container.get(SessionStore).isLoggedIn && !container.get(LocaleStore).wasSetByUser
  const isReady = search === '' && prerenderedPaths().includes(pathname)
  dehydrated.prerendered = isGuest && isReady ? pathname : undefined
  try {
    return await next()
  } finally {
    dehydrated.prerendered = undefined
  }
}

/** Sets the language of the page. A language that differs from the previous one is stored for the next visit. */
function speak(container: Container, language: LanguageCode): void {
  const locale = container.get(LocaleStore)
  if (locale.language !== language) container.get(Preferences).saveLanguage(language)
  locale.setLanguage(language)
}

/** Reloads the feature flags in parallel to the page. Ignores a failure: the session store detects an ended session. */
async function refreshAccountState(container: Container): Promise<void> {
  try {
    await container.get(RefreshAccountState).run()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}
