import { useLocation } from 'react-router'
import type { LanguageCode } from '#domain/place/language.ts'
import { localeOf } from '#domain/place/routing.ts'
import { routing } from './configured-routing.ts'
import { pathIn } from './paths.ts'

export const localeOfPath = (pathname: string): LanguageCode => localeOf(pathname, routing)

/** The language of the page that is shown. */
export const useLocale = (): LanguageCode => localeOfPath(useLocation().pathname)

/** Paths in the language of the page that is shown: `to('product', { slug })`. */
export const usePaths = () => ({ to: pathIn(useLocale()) })
