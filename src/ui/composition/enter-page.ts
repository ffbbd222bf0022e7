import type { MiddlewareFunction } from 'react-router'
import { PlaceStore } from '#application/place/place.store.ts'
import { PathMemory } from '#application/session/path-memory.port.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { LoadSearchMode } from '#application/vin/load-search-mode.ts'
import { isPathOf, localeOfPath } from '../routing/paths.ts'
import { shopContext, type Shop } from './shop.tsx'

/** Each change of route in the browser: calls speak the new page's language, flags are asked for anew (spec 4). */
export const enterPage: MiddlewareFunction<unknown> = ({ request, context }, next) => {
  const shop = context.get(shopContext)
  shop.get(PlaceStore).speak(localeOfPath(new URL(request.url).pathname))
  rememberPageLeft(shop)
  void refreshFeatures(shop)
  void shop.get(LoadSearchMode).run()
  return next()
}

/** Every page but the login: coming from it, one wants to go on to where one was before (spec 2). */
function rememberPageLeft(shop: Shop): void {
  const { pathname, search } = location
  if (!isPathOf('login', pathname)) shop.get<PathMemory>(PathMemory).remember(pathname + search)
}

/** Beside the page, which does not wait for it. A session that has ended is noticed by its store. */
async function refreshFeatures(shop: Shop): Promise<void> {
  try {
    await shop.get(RefreshFeatures).run()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}
