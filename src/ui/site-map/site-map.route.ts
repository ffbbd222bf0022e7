import { ListSiteMap } from '#application/site-map/list-site-map.ts'
import { siteMapFileName } from '#domain/site-map/site-map.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import { cachedTextResponse } from './cached-text-response.ts'
import { siteMapIndex } from './site-map-xml.ts'

export const loader = pageLoader(async (container, { url }) => {
  const files = await container.get(ListSiteMap).files()
  const addresses = files.map((file) => `${url.origin}/sitemaps/${siteMapFileName(file)}`)
  return cachedTextResponse('application/xml', siteMapIndex(addresses))
})
