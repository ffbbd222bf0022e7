import { token } from '../kernel/token.ts'

/** Number and slugs of the products, for the sitemap. */
export interface SiteMap {
  productCount(): Promise<number>
  /** Product slugs in a stable order; rejects with `ApiFailure`. */
  productSlugs(start: number, length: number): Promise<readonly string[]>
}

export const SiteMap = token<SiteMap>('SiteMap')
