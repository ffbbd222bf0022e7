import type { MiddlewareFunction } from 'react-router'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { Preferences } from '#application/locale/preferences.port.ts'
import { PathMemory } from '#application/session/path-memory.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { loadIntl } from '../intl/intl.ts'
import { isPathOf, localeOfPath, textPartsOf } from '../routing/paths.ts'
import { prerenderedPaths } from '../routing/prerendered-paths.ts'
import { shopContext, type Shop } from './shop.tsx'
import { Journal } from './visitor-environment.ts'

/** Each change of route in the browser: calls speak the new page's language, flags are asked for anew (spec 4). */
export const enterPage: MiddlewareFunction<unknown> = async ({ request, context }, next) => {
  const shop = context.get(shopContext)
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname)
  speak(shop, locale)
  rememberPageLeft(shop)
  void refreshFeatures(shop)
  void shop.get(LoadSearchMode).run()
  const [opened] = await Promise.all([openFrom(shop, url, next), loadIntl(locale, textPartsOf(url.pathname))])
  return opened
}

/** A guest's page comes from what the server has ready for all guests (OPS-05), where nothing makes it another. */
async function openFrom(
  shop: Shop,
  { pathname, search }: URL,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const journal = shop.get(Journal)
  const isGuest = !shop.get(SessionStore).isLoggedIn && !shop.get(LocaleStore).wasSetByUser
  const isReady = search === '' && prerenderedPaths.includes(pathname)
  journal.prerendered = isGuest && isReady ? pathname : undefined
  try {
    return await next()
  } finally {
    journal.prerendered = undefined
  }
}

/** Another language than that of the page before was chosen: the next visit begins in it. */
function speak(shop: Shop, language: LanguageCode): void {
  const place = shop.get(LocaleStore)
  if (place.language !== language) shop.get(Preferences).saveLanguage(language)
  place.setLanguage(language)
}

/** Every page but the login: coming from it, one wants to go on to where one was before (spec 2). */
function rememberPageLeft(shop: Shop): void {
  const { pathname, search } = location
  if (!isPathOf('login', pathname)) shop.get(PathMemory).remember(pathname + search)
}

/** Beside the page, which does not wait for it. A session that has ended is noticed by its store. */
async function refreshFeatures(shop: Shop): Promise<void> {
  try {
    await shop.get(RefreshFeatures).run()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}
