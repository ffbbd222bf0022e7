import { ListSiteMap } from '#application/place/list-site-map.ts'
import { SiteMap } from '#application/place/site-map.port.ts'
import { routing } from '../../routing/configured-routing.ts'
import { openArea } from '../open-area.ts'

/** What search engines read. */
openArea('site-map', ({ bind }) => {
  bind(ListSiteMap).toResolvedValue((map: SiteMap) => new ListSiteMap(map, routing), [SiteMap])
})
