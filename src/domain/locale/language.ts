/** In the order in which the language menu shows them (spec 9). */
export const LANGUAGES = [
  { code: 'de', languageId: 'de-DE', name: 'Deutsch' },
  { code: 'en', languageId: 'en-GB', name: 'English' },
  { code: 'fr', languageId: 'fr-FR', name: 'Français' },
  { code: 'it', languageId: 'it-IT', name: 'Italiano' },
  { code: 'ru', languageId: 'ru-RU', name: 'Русский' },
  { code: 'nl', languageId: 'nl-NL', name: 'Nederlands' },
  { code: 'pt', languageId: 'pt-BR', name: 'Português' },
  { code: 'es', languageId: 'es-ES', name: 'Español' },
] as const

export type Language = (typeof LANGUAGES)[number]
/** What stands in a path. */
export type LanguageCode = Language['code']
/** What the API is told. */
export type LanguageId = Language['languageId']

/** Where nothing is configured (spec 9). */
export const DEFAULT_LANGUAGE_ID: LanguageId = 'de-DE'
export const DEFAULT_COUNTRY_ID = 'DE'
export const DEFAULT_CUSTOMER_ID = 'D0000000'
export const DEFAULT_ENTITY_ID = 'DTDE'

/** What applies where nobody has said otherwise; each can be configured. */
export type ShopDefaults = {
  /** In which a visit begins; without it the first of those with paths of their own. */
  readonly language?: LanguageCode | undefined
  /** Of an account for which the API names none. */
  readonly customerId: string
  readonly entityId: string
}

export const SHOP_DEFAULTS: ShopDefaults = { customerId: DEFAULT_CUSTOMER_ID, entityId: DEFAULT_ENTITY_ID }

const BY_CODE: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language.code, language]))

export function languageByCode(text: string): Language | undefined {
  return BY_CODE.get(text)
}

export function isLanguageCode(text: string): text is LanguageCode {
  return BY_CODE.has(text)
}

export function languageIdOf(code: LanguageCode): LanguageId {
  return languageOf(code).languageId
}

export function languageOf(code: LanguageCode): Language {
  return LANGUAGES.find((language) => language.code === code)!
}

/** The country whose variant of the language is spoken: BR for pt-BR. */
export function countryOfLanguage(code: LanguageCode): string {
  return languageIdOf(code).slice(-2)
}
