import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import { registerModule } from '../kernel/module.ts'
import './vehicle-range.module.ts'

/** Whether parts fit the chosen vehicle. */
registerModule('fits', ({ provideStore }) => {
  provideStore(PartFitsStore)
})
