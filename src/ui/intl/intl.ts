import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { languageIdOf, type LanguageCode } from '#domain/locale/language.ts'
import { fetchMessages, type Messages } from './message-files.ts'
import { TEXT_PARTS, type TextPart } from './text-parts.ts'

/** One cache of formatters and messages per process: neither contains visitor state. */
const cache = createIntlCache()
const loaded = new Map<LanguageCode, Language>()

/**
 * Spanish and Italian omit the separator in four-digit numbers by default; amounts in a column must be consistent
 * (design).
 */
const GROUPED = { useGrouping: 'always' } as const

type Language = {
  readonly intl: IntlShape
  /** Messages of `intl`; {@link loadIntl} adds the messages of each loaded part. */
  readonly messages: Messages
  readonly parts: Set<TextPart>
}

export async function loadIntl(
  language: LanguageCode,
  parts: readonly TextPart[] = TEXT_PARTS,
): Promise<IntlShape> {
  const loadedLanguage = loaded.get(language)
  const missing = parts.filter((part) => !loadedLanguage?.parts.has(part))
  const arrived = await Promise.all(missing.map((part) => fetchMessages(language, part)))

  const { intl, messages, parts: present } = loaded.get(language) ?? begin(language)
  Object.assign(messages, ...arrived)
  for (const part of missing) present.add(part)
  return intl
}

export const areTextsLoaded = (language: LanguageCode, parts: readonly TextPart[]): boolean =>
  parts.every((part) => loaded.get(language)?.parts.has(part))

/** The texts of a language that {@link loadIntl} has loaded. */
export function intlOf(language: LanguageCode): IntlShape {
  const loadedLanguage = loaded.get(language)
  if (!loadedLanguage) throw new Error(`The texts of ${language} are not loaded.`)
  return loadedLanguage.intl
}

function begin(language: LanguageCode): Language {
  const messages: Messages = {}
  const locale = languageIdOf(language)
  const intl = createIntl({ locale, messages, formats: { number: { grouped: GROUPED } } }, cache)
  const loadedLanguage = { intl, messages, parts: new Set<TextPart>() }
  loaded.set(language, loadedLanguage)
  return loadedLanguage
}
