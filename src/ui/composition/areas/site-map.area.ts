import { ListSiteMap } from '#application/place/list-site-map.ts'
import { ShopRouting } from '#application/place/shop-routing.ts'
import { SiteMap } from '#application/place/site-map.port.ts'
import { openArea } from '../open-area.ts'

/** What search engines read. */
openArea('site-map', ({ provide }) => {
  provide(ListSiteMap, SiteMap, ShopRouting)
})
