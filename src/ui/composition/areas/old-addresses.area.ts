import { FindByOldAddress } from '#application/parts/find-by-old-address.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { openArea } from '../open-area.ts'

/** Where an address of old leads. */
openArea('old-addresses', ({ provide }) => {
  provide(FindByOldAddress, PartsCatalogue)
})
