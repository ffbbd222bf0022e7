import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import type { ListedCountry } from '#domain/locale/country.ts'
import { token } from '../kernel/token.ts'

/** What every page is framed by, in the language and country of the present place. */
export interface ShopContent {
  content(): Promise<Content>
  /** Resolves to `undefined` for a country that does not exist. */
  country(): Promise<CountryInfo | undefined>
  /** All countries, named in the present language. */
  countries(): Promise<readonly ListedCountry[]>
}

export const ShopContent = token<ShopContent>('ShopContent')
