import { fail, ok, type Result } from '../shared/result.ts'
import { decoded } from '../shared/text.ts'
import { isLanguageCode, type LanguageCode } from '../locale/language.ts'
import { rawSegmentsOf } from './segments.ts'

/** Languages that have paths. The default language has no prefix (spec 2). */
export type Routing = { readonly locales: readonly LanguageCode[]; readonly defaultLocale: LanguageCode }

export type RoutingError =
  | { readonly kind: 'no-locale' }
  | { readonly kind: 'unknown-locale'; readonly locale: string }
  | { readonly kind: 'repeated-locale'; readonly locale: string }

/** All languages of the shop; paths without a prefix are Portuguese (spec 2). */
export const DEFAULT_ROUTING: Routing = {
  locales: ['pt', 'en', 'de', 'fr', 'es', 'it', 'nl', 'ru'],
  defaultLocale: 'pt',
}

/** Parses `pt,en`; the first language is the default. */
export function parseRouting(text: string): Result<Routing, RoutingError> {
  const names = text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')

  const unknown = names.find((name) => !isLanguageCode(name))
  if (unknown !== undefined) return fail({ kind: 'unknown-locale', locale: unknown })
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) return fail({ kind: 'repeated-locale', locale: repeated })

  const locales = names.filter(isLanguageCode)
  const [defaultLocale] = locales
  return defaultLocale ? ok({ locales, defaultLocale }) : fail({ kind: 'no-locale' })
}

export function localeOf(pathname: string, routing: Routing): LanguageCode {
  return prefixedLocale(rawSegmentsOf(pathname)[0], routing) ?? routing.defaultLocale
}

/** Path without the language prefix, absolute and without a double slash at the start. */
export function withoutLocale(pathname: string, routing: Routing): string {
  const [first, ...rest] = rawSegmentsOf(pathname)
  if (first === undefined) return '/'
  return `/${(prefixedLocale(first, routing) ? rest : [first, ...rest]).join('/')}`
}

/** Path prefix of a language: empty for the default language, otherwise such as `/en`. */
export function prefixOf(locale: LanguageCode, routing: Routing): string {
  return locale === routing.defaultLocale ? '' : `/${locale}`
}

/** Language of a path prefix. Ignores case and percent-encoding, like route matching. */
function prefixedLocale(segment: string | undefined, routing: Routing): LanguageCode | undefined {
  const name = decoded(segment ?? '').toLowerCase()
  return routing.locales.find((locale) => locale === name && locale !== routing.defaultLocale)
}
