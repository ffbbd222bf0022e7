import type { Preferences } from '#application/locale/preferences.port.ts'
import type { Appearance } from '#domain/appearance/appearance.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { Consent } from '#domain/tracking/consent.ts'
import { appearanceCookies, consentCookie, countryCookie, languageCookie } from './preference-cookies.ts'

/** Collects the Set-Cookie lines of a response. */
export class ResponsePreferences implements Preferences {
  readonly setCookieLines: string[] = []

  saveCountry(countryId: string): void {
    this.setCookieLines.push(countryCookie(countryId))
  }

  saveLanguage(language: LanguageCode): void {
    this.setCookieLines.push(languageCookie(language))
  }

  saveAppearance(appearance: Appearance): void {
    this.setCookieLines.push(...appearanceCookies(appearance))
  }

  saveConsent(consent: Consent): void {
    this.setCookieLines.push(consentCookie(consent))
  }
}
