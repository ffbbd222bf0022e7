import type { Appearance } from '#domain/appearance/appearance.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { Consent } from '#domain/tracking/consent.ts'
import { token } from '../kernel/token.ts'

/**
 * Stores the choices of a visitor for a year (spec 9), in cookies that the server reads for the first HTML of the next
 * visit.
 */
export interface Preferences {
  saveCountry(countryId: string): void
  saveLanguage(language: LanguageCode): void
  saveAppearance(appearance: Appearance): void
  saveConsent(consent: Consent): void
}

export const Preferences = token<Preferences>('Preferences')
