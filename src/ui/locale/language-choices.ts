import { languageOf, type LanguageCode } from '#domain/locale/language.ts'
import { samePageIn } from '#domain/pages/localised-path.ts'
import { routing } from '../routing/configured-routing.ts'

export type LanguageChoice = { readonly code: LanguageCode; readonly name: string; readonly to: string }

export const languageName = (code: LanguageCode): string => languageOf(code).name

/** Paths of the current page with its query, one for each language that has its own paths. */
export function languageChoices(pathname: string, search: string): readonly LanguageChoice[] {
  return routing.locales.map((code) => ({
    code,
    name: languageName(code),
    to: samePageIn(pathname, code, routing) + search,
  }))
}
