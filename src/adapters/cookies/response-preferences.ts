import type { Preferences } from '#application/place/preferences.port.ts'
import type { Appearance } from '#domain/layout/appearance.ts'
import type { LanguageCode } from '#domain/place/language.ts'
import type { Consent } from '#domain/tracking/consent.ts'
import { appearanceCookies, consentCookie, countryCookie, languageCookie } from './preference-cookies.ts'

/** Collects what the answer to one request has to set. */
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
