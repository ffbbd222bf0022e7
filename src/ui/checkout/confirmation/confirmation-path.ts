import type { LanguageCode } from '#domain/locale/language.ts'
import { pathIn } from '../../routing/paths.ts'

export const ORDER_QUERY = 'order'

/** Path of step 6 with the hash of the cart, so that a reload, a second tab and the back button show the same order. */
export const confirmationPath = (locale: LanguageCode, basHash: string): string =>
  `${pathIn(locale)('checkoutStep6')}?${new URLSearchParams({ [ORDER_QUERY]: basHash })}`
