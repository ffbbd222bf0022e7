import { parseCookie } from 'cookie'
import { cookiesClearedOn, type CookieName } from '#application/kernel/cookie-names.ts'
import {
  isShortcutKeys,
  DEFAULT_APPEARANCE,
  isDensity,
  isResultView,
  isTheme,
  type Appearance,
} from '#domain/appearance/appearance.ts'
import { languageByCode, type LanguageCode } from '#domain/locale/language.ts'
import { isConsent, type Consent } from '#domain/tracking/consent.ts'
import { setCookieLine } from './cookie-line.ts'

const COUNTRY_COOKIE = '__Host-country'
/** Section 9 of the specification defines this name. */
export const LANGUAGE_COOKIE = 'i18n_redirected'
const THEME_COOKIE = '__Host-theme'
const DENSITY_COOKIE = '__Host-density'
const KEYS_COOKIE = '__Host-keys'
const RESULT_VIEW_COOKIE = '__Host-result-view'
const CONSENT_COOKIE = '__Host-consent'

/** Names of all cookies with preferences. */
export const PREFERENCE_COOKIES: readonly string[] = cookiesClearedOn('visitor')

/** 365 days. */
const YEAR_SECONDS = 31_536_000

export type StoredPreferences = {
  readonly country: string | undefined
  readonly language: LanguageCode | undefined
  readonly appearance: Appearance
  /** Absent until the visitor has decided. */
  readonly consent: Consent | undefined
}

/** Parses the Cookie header; invalid cookies are ignored. */
export function readPreferenceCookies(header: string | null): StoredPreferences {
  const cookies = parseCookie(header ?? '')
  const country = cookies[COUNTRY_COOKIE]
  const theme = cookies[THEME_COOKIE]
  const density = cookies[DENSITY_COOKIE]
  const keys = cookies[KEYS_COOKIE]
  const resultView = cookies[RESULT_VIEW_COOKIE]
  const consent = cookies[CONSENT_COOKIE]
  return {
    country: country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined,
    language: languageByCode(cookies[LANGUAGE_COOKIE] ?? '')?.code,
    appearance: {
      theme: isTheme(theme) ? theme : DEFAULT_APPEARANCE.theme,
      density: isDensity(density) ? density : DEFAULT_APPEARANCE.density,
      keys: isShortcutKeys(keys) ? keys : DEFAULT_APPEARANCE.keys,
      resultView: isResultView(resultView) ? resultView : DEFAULT_APPEARANCE.resultView,
    },
    consent: isConsent(consent) ? consent : undefined,
  }
}

export const countryCookie = (countryId: string): string => line(COUNTRY_COOKIE, countryId)

export const languageCookie = (language: LanguageCode): string => line(LANGUAGE_COOKIE, language)

export const consentCookie = (consent: Consent): string => line(CONSENT_COOKIE, consent)

export const appearanceCookies = ({ theme, density, keys, resultView }: Appearance): readonly string[] => [
  line(THEME_COOKIE, theme),
  line(DENSITY_COOKIE, density),
  line(KEYS_COOKIE, keys),
  line(RESULT_VIEW_COOKIE, resultView),
]

/** SameSite=Lax: a link from another site must open the page with the visitor's preferences. */
function line(name: CookieName, value: string): string {
  return setCookieLine({ name, value, maxAge: YEAR_SECONDS, sameSite: 'lax' })
}
