import type { TabPreferences } from '#adapters/browser/locale/tab-preferences.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import type { Shop } from './shop.tsx'

/** Country, appearance and consent are the browser's, not a tab's: what another tab chooses holds here, too. */
export function followPreferences(shop: Shop, preferences: Pick<TabPreferences, 'subscribe'>): () => void {
  const place = shop.get(LocaleStore)
  return preferences.subscribe(({ country, appearance, consent }) => {
    shop.get(AppearanceStore).set(appearance)
    if (consent !== undefined) shop.get(ConsentStore).set(consent)
    const served = place.countryId
    if (country !== undefined) place.choose(country)
    if (place.countryId !== served) shop.get(SessionStore).outdatePage()
  })
}
