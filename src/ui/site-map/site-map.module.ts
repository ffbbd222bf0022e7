import { ListSiteMap } from '#application/site-map/list-site-map.ts'
import { registerModule } from '../kernel/module.ts'

/** What search engines read. */
registerModule('site-map', ({ provide }) => {
  provide(ListSiteMap)
})
