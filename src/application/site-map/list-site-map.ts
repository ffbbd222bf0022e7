import { MOST_ADDRESSES, siteMapFiles, type SiteMapFile } from '#domain/site-map/site-map.ts'
import type { Routing } from '#domain/routing/routing.ts'
import type { SiteMap } from './site-map.port.ts'

/** Few, because the server makes each batch in one piece. */
const SLUGS_AT_ONCE = 1_000

export class ListSiteMap {
  readonly #map: SiteMap
  readonly #routing: Routing

  constructor(map: SiteMap, routing: Routing) {
    this.#map = map
    this.#routing = routing
  }

  /** Rejects with `ApiFailure`. */
  async files(): Promise<readonly SiteMapFile[]> {
    return siteMapFiles(await this.#map.productCount(), this.#routing)
  }

  /** Yields the slugs of one part of the products in batches. */
  async *slugsOf(part: number): AsyncGenerator<readonly string[]> {
    const end = part * MOST_ADDRESSES
    for (let start = end - MOST_ADDRESSES; start < end; start += SLUGS_AT_ONCE) {
      const slugs = await this.#map.productSlugs(start, SLUGS_AT_ONCE)
      if (slugs.length > 0) yield slugs
      if (slugs.length < SLUGS_AT_ONCE) return
    }
  }
}
