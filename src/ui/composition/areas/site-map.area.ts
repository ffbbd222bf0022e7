import { ListSiteMap } from '#application/site-map/list-site-map.ts'
import { ShopRouting } from '#application/locale/shop-routing.ts'
import { SiteMap } from '#application/site-map/site-map.port.ts'
import { openArea } from '../open-area.ts'

/** What search engines read. */
openArea('site-map', ({ provide }) => {
  provide(ListSiteMap, SiteMap, ShopRouting)
})
