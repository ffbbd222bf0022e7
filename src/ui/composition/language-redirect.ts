import { redirect } from 'react-router'
import type { LanguageCode } from '#domain/locale/language.ts'
import { prefixOf } from '#domain/routing/routing.ts'
import { sameOriginUrl } from '#domain/routing/same-origin-url.ts'
import { routing } from '../routing/configured-routing.ts'
import { localeOfPath } from '../routing/paths.ts'

/** True if the user came from a page of the shop in another language. */
export function languageWasSwitched(url: URL, referrer: string | null): boolean {
  const previousUrl = sameOriginUrl(url, referrer)
  return previousUrl !== undefined && localeOfPath(previousUrl.pathname) !== localeOfPath(url.pathname)
}

/** The language that a visitor chose, unless the shop is configured without it. */
export const supportedLanguage = (language: LanguageCode | undefined): LanguageCode | undefined =>
  routing.locales.find((locale) => locale === language)

/**
 * Redirects a visitor from another site who opens "/" to the language of their last visit. Other URLs, and links inside
 * the shop, contain the language.
 */
export function redirectToPreferredLanguage(
  { method, url: address }: Pick<Request, 'method' | 'url'>,
  language: LanguageCode | undefined,
  referrer: string | null,
): Response | undefined {
  const url = new URL(address)
  const isAnother = language !== undefined && language !== routing.defaultLocale
  if (!isAnother || url.pathname !== '/') return undefined
  if ((method !== 'GET' && method !== 'HEAD') || sameOriginUrl(url, referrer)) return undefined
  return redirect(prefixOf(language, routing) + url.search, 302)
}
