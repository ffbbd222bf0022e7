import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'

/** What every page is framed by, in the language and country of the present place. */
export interface ShopContent {
  content(): Promise<Content>
  country(): Promise<CountryInfo>
}

export const ShopContent = Symbol('ShopContent')
