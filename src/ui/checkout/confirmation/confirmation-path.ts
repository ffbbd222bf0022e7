import type { LanguageCode } from '#domain/locale/language.ts'
import { pathIn } from '../../routing/paths.ts'

export const ORDER_QUERY = 'order'

/** The basket that became the order stands in the address: a reload, a second tab and a way back show the same. */
export const confirmationPath = (locale: LanguageCode, basHash: string): string =>
  `${pathIn(locale)('checkoutStep6')}?${new URLSearchParams({ [ORDER_QUERY]: basHash })}`
