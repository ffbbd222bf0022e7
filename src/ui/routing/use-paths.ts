import { useLocation } from 'react-router'
import type { LanguageCode } from '#domain/locale/language.ts'
import { localeOfPath, pathIn } from './paths.ts'

/** Language of the current page. */
export const useLocale = (): LanguageCode => localeOfPath(useLocation().pathname)

/** Paths in the language of the page that is shown: `to('product', { slug })`. */
export const usePaths = () => ({ to: pathIn(useLocale()) })
