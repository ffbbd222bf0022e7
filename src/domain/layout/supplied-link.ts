import type { LanguageCode } from '../locale/language.ts'
import { samePageIn } from '../pages/localised-path.ts'
import type { Routing } from '../routing/routing.ts'
import { safeExternalHref, safeInternalPath } from '../session/return-path.ts'

/** Validates a link that an entity supplies: a path is a page of the shop, any other URL is external (spec 8). */
export const validSuppliedHref = (text: string | null | undefined): string | undefined =>
  safeInternalPath(text) ?? safeExternalHref(text)

export const isOwnPage = (href: string | undefined): boolean => href?.startsWith('/') ?? false

/** Adds the language to a path of the shop, because entities supply paths without a language. */
export function linkInLanguage(text: string, language: LanguageCode, routing: Routing): string {
  const path = safeInternalPath(text)
  if (path === undefined) return text
  const [pathname = '', query] = path.split('?')
  const localised = samePageIn(pathname, language, routing)
  return query === undefined ? localised : `${localised}?${query}`
}
