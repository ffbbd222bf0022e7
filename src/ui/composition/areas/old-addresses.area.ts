import { ContainerModule } from 'inversify'
import { FindByOldAddress } from '#application/parts/find-by-old-address.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { openArea } from '../open-area.ts'

/** Where an address of old leads. */
const wiring = new ContainerModule(({ bind }) => {
  bind(FindByOldAddress).toResolvedValue(
    (catalogue: PartsCatalogue) => new FindByOldAddress(catalogue),
    [PartsCatalogue],
  )
})

openArea('old-addresses', wiring)
