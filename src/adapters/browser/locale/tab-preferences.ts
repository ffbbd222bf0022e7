import type { Preferences } from '#application/locale/preferences.port.ts'
import type { Appearance } from '#domain/appearance/appearance.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { Consent } from '#domain/tracking/consent.ts'
import {
  appearanceCookies,
  consentCookie,
  countryCookie,
  languageCookie,
  readPreferenceCookies,
  type StoredPreferences,
} from '../../cookies/preference-cookies.ts'
import { TabChannel } from '../session/tab-channel.ts'

/**
 * Stores preferences in cookies and notifies the other tabs. A change of the language is not sent, because each tab has
 * its language in its URL.
 */
export class TabPreferences implements Preferences {
  readonly #channel = new TabChannel('preferences')

  saveCountry(countryId: string): void {
    document.cookie = countryCookie(countryId)
    this.#channel.publish()
  }

  saveLanguage(language: LanguageCode): void {
    document.cookie = languageCookie(language)
  }

  saveAppearance(appearance: Appearance): void {
    for (const line of appearanceCookies(appearance)) document.cookie = line
    this.#channel.publish()
  }

  saveConsent(consent: Consent): void {
    document.cookie = consentCookie(consent)
    this.#channel.publish()
  }

  /** Calls the listener with changes of another tab; returns the unsubscribe function. */
  subscribe(listener: (stored: StoredPreferences) => void): () => void {
    return this.#channel.subscribe(() => listener(readPreferenceCookies(document.cookie)))
  }
}
