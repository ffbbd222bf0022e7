import type { SiteMap } from '#application/site-map/site-map.port.ts'
import { productContract } from '#contracts/products/product.contract.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpSiteMap extends HttpAdapter implements SiteMap {
  readonly #calls = this.api.client(productContract)

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
