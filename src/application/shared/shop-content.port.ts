import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import type { ListedCountry } from '#domain/locale/country.ts'
import { token } from '../kernel/token.ts'

/** Content of the layout in the current language and country. */
export interface ShopContent {
  content(): Promise<Content>
  /** Resolves to `undefined` for an unknown country. */
  country(): Promise<CountryInfo | undefined>
  /** All countries with their names in the current language. */
  countries(): Promise<readonly ListedCountry[]>
}

export const ShopContent = token<ShopContent>('ShopContent')
