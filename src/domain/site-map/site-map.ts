import type { LanguageCode } from '../locale/language.ts'
import type { Routing } from '../routing/routing.ts'

const ROBOT_FILES = /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[^/]*)$/

/** True for files that only search engines read, whose paths have no language. */
export const isForRobots = (pathname: string): boolean => ROBOT_FILES.test(pathname)

/** Maximum number of URLs in a sitemap file, as the sitemap protocol requires. */
export const SITEMAP_URLS_MAX = 50_000

/** A file of the sitemap: the pages of a language, or one part of its products. `part` counts from 1. */
export type SiteMapFile =
  | { readonly kind: 'pages'; readonly locale: LanguageCode }
  | { readonly kind: 'products'; readonly locale: LanguageCode; readonly part: number }

export function siteMapFiles(productCount: number, { locales }: Routing): SiteMapFile[] {
  const parts = Math.ceil(productCount / SITEMAP_URLS_MAX)
  return locales.flatMap((locale) => [
    { kind: 'pages' as const, locale },
    ...Array.from({ length: parts }, (_, index) => ({ kind: 'products' as const, locale, part: index + 1 })),
  ])
}

/** `pt.xml`, `pt-products-1.xml` */
export function siteMapFileName(file: SiteMapFile): string {
  return file.kind === 'pages' ? `${file.locale}.xml` : `${file.locale}-products-${file.part}.xml`
}

export function readSiteMapFileName(name: string, { locales }: Routing): SiteMapFile | undefined {
  const [, code, digits] = /^([a-z]{2})(?:-products-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? []
  const locale = locales.find((candidate) => candidate === code)
  if (!locale) return undefined
  return digits === undefined ? { kind: 'pages', locale } : { kind: 'products', locale, part: Number(digits) }
}
