import { ListSiteMap } from '#application/site-map/list-site-map.ts'
import { ShopRouting } from '#application/locale/shop-routing.ts'
import { SiteMap } from '#application/site-map/site-map.port.ts'
import { registerModule } from '../kernel/module.ts'

/** What search engines read. */
registerModule('site-map', ({ provide }) => {
  provide(ListSiteMap, SiteMap, ShopRouting)
})
