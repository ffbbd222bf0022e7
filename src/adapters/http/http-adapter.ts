import type { ShopApi } from './shop-api.ts'

/** An adapter that calls the API for one visitor. */
export abstract class HttpAdapter {
  protected readonly api: ShopApi

  constructor(api: ShopApi) {
    this.api = api
  }
}
