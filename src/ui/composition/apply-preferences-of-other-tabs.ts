import type { TabPreferences } from '#adapters/browser/locale/tab-preferences.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import type { Container } from '../kernel/container.tsx'

/** Applies country, appearance and consent that the user has chosen in another tab. */
export function applyPreferencesOfOtherTabs(
  container: Container,
  preferences: Pick<TabPreferences, 'subscribe'>,
): () => void {
  const locale = container.get(LocaleStore)
  return preferences.subscribe(({ country, appearance, consent }) => {
    container.get(AppearanceStore).set(appearance)
    if (consent !== undefined) container.get(ConsentStore).set(consent)
    const served = locale.countryId
    if (country !== undefined) locale.choose(country)
    if (locale.countryId !== served) container.get(SessionStore).outdatePage()
  })
}
