import { FindByOldUrl } from '#application/redirects/find-by-old-url.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import { openArea } from '../open-area.ts'

/** Where an address of old leads. */
openArea('old-addresses', ({ provide }) => {
  provide(FindByOldUrl, PartsCatalogue)
})
