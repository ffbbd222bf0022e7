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
  type KeptPreferences,
} from '../../cookies/preference-cookies.ts'
import { TabChannel } from '../session/tab-channel.ts'

/** Kept in cookies, which the other tabs share: they follow, but for the language, which is a tab's own address. */
export class TabPreferences implements Preferences {
  readonly #news = new TabChannel('preferences')

  saveCountry(countryId: string): void {
    document.cookie = countryCookie(countryId)
    this.#news.tell()
  }

  saveLanguage(language: LanguageCode): void {
    document.cookie = languageCookie(language)
  }

  saveAppearance(appearance: Appearance): void {
    for (const line of appearanceCookies(appearance)) document.cookie = line
    this.#news.tell()
  }

  saveConsent(consent: Consent): void {
    document.cookie = consentCookie(consent)
    this.#news.tell()
  }

  /** What another tab has chosen; answers how to stop hearing. */
  hear(heard: (kept: KeptPreferences) => void): () => void {
    return this.#news.hear(() => heard(readPreferenceCookies(document.cookie)))
  }
}
