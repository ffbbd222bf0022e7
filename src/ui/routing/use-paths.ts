import { useIntl } from 'react-intl'
import { languageOfId, type LanguageCode } from '#domain/locale/language.ts'
import { pathIn } from './paths.ts'

/** Language of the current page, read from its texts: the location would render each component with each navigation. */
export const useLocale = (): LanguageCode => languageOfId(useIntl().locale)

/** Paths in the language of the page that is shown: `to('product', { slug })`. */
export const usePaths = () => ({ to: pathIn(useLocale()) })
