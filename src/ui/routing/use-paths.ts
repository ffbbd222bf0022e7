import { useIntl } from 'react-intl'
import { languageOfId, type LanguageCode } from '#domain/locale/language.ts'
import { pathIn } from './paths.ts'

/**
 * Language of the current page, from `useIntl`: with `useLocation`, each component would re-render on every navigation.
 */
export const useLocale = (): LanguageCode => languageOfId(useIntl().locale)

/** Paths in the language of the page that is shown: `to('product', { slug })`. */
export const usePaths = () => ({ to: pathIn(useLocale()) })
