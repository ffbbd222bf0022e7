import { FindByOldUrl } from '#application/redirects/find-by-old-url.ts'
import { registerModule } from '../kernel/module.ts'

/** Where an address of old leads. */
registerModule('old-urls', ({ provide }) => {
  provide(FindByOldUrl)
})
