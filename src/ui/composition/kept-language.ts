import { redirect } from 'react-router'
import type { LanguageCode } from '#domain/locale/language.ts'
import { prefixOf } from '#domain/routing/routing.ts'
import { ownPage } from '#domain/routing/own-page.ts'
import { routing } from '../routing/configured-routing.ts'
import { localeOfPath } from '../routing/paths.ts'

/** A page that was reached from one of the shop's own in another language: somebody has switched. */
export function languageWasSwitched(url: URL, referrer: string | null): boolean {
  const left = ownPage(url, referrer)
  return left !== undefined && localeOfPath(left.pathname) !== localeOfPath(url.pathname)
}

/** The language that a visitor chose, unless the shop is configured without it. */
export const servedLanguage = (language: LanguageCode | undefined): LanguageCode | undefined =>
  routing.locales.find((locale) => locale === language)

/**
 * Who comes to the bare address from elsewhere begins in the language that they chose last, or in the one that is
 * configured. A page's own address says its language, and a link inside of the shop means what it says.
 */
export function redirectToKeptLanguage(
  { method, url: address }: Pick<Request, 'method' | 'url'>,
  language: LanguageCode | undefined,
  referrer: string | null,
): Response | undefined {
  const url = new URL(address)
  const isAnother = language !== undefined && language !== routing.defaultLocale
  if (!isAnother || url.pathname !== '/') return undefined
  if ((method !== 'GET' && method !== 'HEAD') || ownPage(url, referrer)) return undefined
  return redirect(prefixOf(language, routing) + url.search, 302)
}
