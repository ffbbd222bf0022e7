import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Language } from './catalogue/language.ts'

/** Maps the API's locales to the languages of the catalogue. */
export const catalogueLanguage: Readonly<Record<LanguageId, Language>> = {
  'de-DE': 'de',
  'en-GB': 'en',
  'fr-FR': 'fr',
  'it-IT': 'it',
  'ru-RU': 'ru',
  'nl-NL': 'nl',
  'pt-BR': 'pt-BR',
  'es-ES': 'es',
}

const languageIds = Object.fromEntries(
  Object.entries(catalogueLanguage).map(([id, language]) => [language, id]),
) as Record<Language, LanguageId>

export const languageIdOf = (language: Language): LanguageId => languageIds[language]
