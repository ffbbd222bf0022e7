import type { SiteMap } from '#application/site-map/site-map.port.ts'
import type { ShopApi } from '../shop-api.ts'

export class HttpSiteMap implements SiteMap {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async productCount(): Promise<number> {
    return (await this.#ask(0, 1)).pagination.total
  }

  async productSlugs(start: number, length: number): Promise<readonly string[]> {
    return (await this.#ask(start, length)).slugs
  }

  async #ask(start: number, length: number) {
    const { calls, via } = this.#api
    return (await calls.product.slugs.query({ via, query: { start, length } })).body
  }
}
