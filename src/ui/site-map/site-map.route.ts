import { ListSiteMap } from '#application/site-map/list-site-map.ts'
import { siteMapFileName } from '#domain/site-map/site-map.ts'
import '../composition/areas/site-map.area.ts'
import { shopLoader } from '../composition/shop-loader.ts'
import { plainAnswer } from './plain-answer.ts'
import { siteMapIndex } from './site-map-xml.ts'

export const loader = shopLoader(async (shop, { url }) => {
  const files = await shop.get(ListSiteMap).files()
  const addresses = files.map((file) => `${url.origin}/sitemaps/${siteMapFileName(file)}`)
  return plainAnswer('application/xml', siteMapIndex(addresses))
})
