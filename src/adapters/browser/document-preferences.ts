import type { Preferences } from '#application/place/preferences.port.ts'
import { appearanceCookies, countryCookie, languageCookie } from '../cookies/preference-cookies.ts'

export const documentPreferences: Preferences = {
  saveCountry(countryId) {
    document.cookie = countryCookie(countryId)
  },
  saveLanguage(language) {
    document.cookie = languageCookie(language)
  },
  saveAppearance(appearance) {
    for (const line of appearanceCookies(appearance)) document.cookie = line
  },
}
