import { ShopRouting } from '../locale/shop-routing.ts'
import { SITEMAP_URLS_MAX, siteMapFiles, type SiteMapFile } from '#domain/site-map/site-map.ts'
import { SiteMap } from './site-map.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Batch size; small, because the generation of a batch blocks the event loop. */
const SLUGS_AT_ONCE = 1_000

export class ListSiteMap extends dependsOn({ map: SiteMap, routing: ShopRouting }) {
  /** Lists the files of the sitemap. Rejects with `ApiFailure`. */
  async files(): Promise<readonly SiteMapFile[]> {
    return siteMapFiles(await this.deps.map.productCount(), this.deps.routing)
  }

  /** Yields the slugs of one file of products in batches. */
  async *slugsOf(part: number): AsyncGenerator<readonly string[]> {
    const end = part * SITEMAP_URLS_MAX
    for (let start = end - SITEMAP_URLS_MAX; start < end; start += SLUGS_AT_ONCE) {
      const slugs = await this.deps.map.productSlugs(start, SLUGS_AT_ONCE)
      if (slugs.length > 0) yield slugs
      if (slugs.length < SLUGS_AT_ONCE) return
    }
  }
}
