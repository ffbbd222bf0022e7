import { ResponseCache } from '#adapters/http/response-cache.ts'
import type { DehydratedQueries } from '#adapters/http/dehydrated-queries.ts'
import type { Caller, Connection } from '#adapters/http/contract-client.ts'
import { HttpAccounts } from '#adapters/http/session/http-accounts.ts'
import { HttpCartApi } from '#adapters/http/cart/http-cart-api.ts'
import { HttpRedirects } from '#adapters/http/redirects/http-redirects.ts'
import { HttpPartsCatalogue } from '#adapters/http/products/http-parts-catalogue.ts'
import { HttpSearchSettings } from '#adapters/http/vehicles/http-search-settings.ts'
import { HttpShopContent } from '#adapters/http/catalogue/http-shop-content.ts'
import { HttpSiteMap } from '#adapters/http/site-map/http-site-map.ts'
import { HttpVehicleCatalogue } from '#adapters/http/vehicles/http-vehicle-catalogue.ts'
import { HttpVinHistory } from '#adapters/http/vehicles/http-vin-history.ts'
import type { RedirectCache } from '#adapters/http/redirects/redirect-cache.ts'
import { prerenderedPayload } from '#adapters/http/prerendered-payload.ts'
import type { SharedRedirects } from '#adapters/http/redirects/shared-redirects.ts'
import type { SharedResponseCache } from '#application/shared/shared-response-cache.ts'
import { ShopApi } from '#adapters/http/shop-api.ts'
import type { ShopDefaults } from '#domain/locale/language.ts'

export type HttpAdapters = ReturnType<typeof createHttpAdapters>

type Caches = {
  readonly dehydrated: DehydratedQueries
  readonly redirectCache: RedirectCache
  readonly sharedRedirects: SharedRedirects | undefined
  readonly sharedResponses: SharedResponseCache | undefined
  readonly build: string | undefined
}

export function createHttpAdapters(
  connection: Connection,
  caller: () => Caller,
  defaults: () => ShopDefaults,
  { dehydrated, redirectCache, sharedRedirects, sharedResponses, build }: Caches,
) {
  const cache = new ResponseCache(dehydrated, prerenderedPayload({ ...connection, build }))
  const api = new ShopApi(connection, caller, cache, sharedResponses)
  return {
    accounts: new HttpAccounts(api, defaults),
    cartApi: new HttpCartApi(api),
    redirects: new HttpRedirects(api, redirectCache, sharedRedirects),
    partsCatalogue: new HttpPartsCatalogue(api),
    searchSettings: new HttpSearchSettings(api),
    shopContent: new HttpShopContent(api),
    siteMap: new HttpSiteMap(api),
    vehicleCatalogue: new HttpVehicleCatalogue(api),
    vinHistory: new HttpVinHistory(api),
    api,
    cache,
  }
}
