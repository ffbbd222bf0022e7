import { FindByOldUrl } from '#application/redirects/find-by-old-url.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { registerModule } from '../kernel/module.ts'

/** Where an address of old leads. */
registerModule('old-urls', ({ provide }) => {
  provide(FindByOldUrl, PartsCatalogue)
})
