import { token } from '../kernel/token.ts'

/** Lists what a search engine may find. */
export interface SiteMap {
  productCount(): Promise<number>
  /** Slugs of products in an order that stays; rejects with `ApiFailure`. */
  productSlugs(start: number, length: number): Promise<readonly string[]>
}

export const SiteMap = token<SiteMap>('SiteMap')
