import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import { registerModule } from '../kernel/module.ts'
import './vehicle-range.module.ts'

registerModule('fits', ({ provideStore }) => {
  provideStore(PartFitsStore)
})
