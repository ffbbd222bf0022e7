import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { languageIdOf, type LanguageCode } from '#domain/place/language.ts'
import { fetchMessages } from './message-files.ts'

/** Formatters and messages hold nothing of a visitor: one of each per process. */
const cache = createIntlCache()
const loaded = new Map<LanguageCode, IntlShape>()

/** Spanish and Italian group from four digits on here, so that columns of amounts read alike (design). */
const GROUPED = { useGrouping: 'always' } as const

export async function loadIntl(language: LanguageCode): Promise<IntlShape> {
  const known = loaded.get(language)
  if (known) return known
  const intl = createIntl(
    {
      locale: languageIdOf(language),
      messages: await fetchMessages(language),
      formats: { number: { grouped: GROUPED } },
    },
    cache,
  )
  loaded.set(language, intl)
  return intl
}

/** The texts of a language that {@link loadIntl} has brought. */
export function intlOf(language: LanguageCode): IntlShape {
  const intl = loaded.get(language)
  if (!intl) throw new Error(`The texts of ${language} are not loaded.`)
  return intl
}
