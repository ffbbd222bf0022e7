import type { SiteMap } from '#application/site-map/site-map.port.ts'
import { productContract } from '#contracts/products/product.contract.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

export class HttpSiteMap implements SiteMap {
  readonly #calls: Client<typeof productContract>

  constructor(api: ShopApi) {
    this.#calls = api.client(productContract)
  }

  async productCount(): Promise<number> {
    return (await this.#ask(0, 1)).pagination.total
  }

  async productSlugs(start: number, length: number): Promise<readonly string[]> {
    return (await this.#ask(start, length)).slugs
  }

  async #ask(start: number, length: number) {
    return (await this.#calls.slugs.query({ query: { start, length } })).body
  }
}
