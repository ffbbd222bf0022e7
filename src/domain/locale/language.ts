/** Languages of the shop (spec 9). */
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
/** Language code in URLs. */
export type LanguageCode = Language['code']
/** Language id of the API. */
export type LanguageId = Language['languageId']

/** Defaults without configuration (spec 9). */
export const DEFAULT_LANGUAGE: LanguageCode = 'de'
export const DEFAULT_COUNTRY_ID = 'DE'
export const DEFAULT_CUSTOMER_ID = 'D0000000'
export const DEFAULT_ENTITY_ID = 'DTDE'

/** Configurable defaults of the shop. */
export type ShopDefaults = {
  /** Language of a first visit to `/`; by default the language whose paths have no prefix. */
  readonly language?: LanguageCode | undefined
  /** Customer number and entity of accounts for which the API reports neither. */
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

/** Language of an id of the API; throws for an unknown one. */
export function languageOfId(id: string): LanguageCode {
  const language = LANGUAGES.find(({ languageId }) => languageId === id)
  if (!language) throw new Error(`${id} is not a language of the shop.`)
  return language.code
}

export function languageOf(code: LanguageCode): Language {
  return LANGUAGES.find((language) => language.code === code)!
}

/** Region of the language tag: BR for pt-BR. */
export function countryOfLanguage(code: LanguageCode): string {
  return languageIdOf(code).slice(-2)
}
