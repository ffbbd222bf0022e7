import { describe, expect, it } from 'vitest'
import {
  DEFAULT_COUNTRY_ID,
  DEFAULT_CUSTOMER_ID,
  DEFAULT_ENTITY_ID,
  DEFAULT_LANGUAGE,
  isLanguageCode,
  languageByCode,
  languageIdOf,
  languageOf,
  LANGUAGES,
} from '#domain/locale/language.ts'

describe('the languages of the site', () => {
  it('are the eight languages of the menu in its sequence', () => {
    expect(LANGUAGES.map(({ code, languageId, name }) => `${code} ${languageId} ${name}`)).toEqual([
      'de de-DE Deutsch',
      'en en-GB English',
      'fr fr-FR Français',
      'it it-IT Italiano',
      'ru ru-RU Русский',
      'nl nl-NL Nederlands',
      'pt pt-BR Português',
      'es es-ES Español',
    ])
  })

  it.each(LANGUAGES)('are found by code: $code', (language) => {
    expect(languageByCode(language.code)).toBe(language)
    expect(languageOf(language.code)).toBe(language)
    expect(languageIdOf(language.code)).toBe(language.languageId)
  })

  it.each(['', 'pl', 'DE', 'de-de', 'constructor', '__proto__'])('do not contain %j', (text) => {
    expect(languageByCode(text)).toBeUndefined()
    expect(isLanguageCode(text)).toBe(false)
  })

  it('distinguish a language code from its id', () => {
    expect([isLanguageCode('pt'), isLanguageCode('pt-BR')]).toEqual([true, false])
  })
})

it('the default language, country, customer and sales company are those of the portal', () => {
  expect([
    languageIdOf(DEFAULT_LANGUAGE),
    DEFAULT_COUNTRY_ID,
    DEFAULT_CUSTOMER_ID,
    DEFAULT_ENTITY_ID,
  ]).toEqual(['de-DE', 'DE', 'D0000000', 'DTDE'])
})
