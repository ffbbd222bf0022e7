import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import { registerModule } from '../kernel/module.ts'
import './vehicle-range.module.ts'

/** Fit of parts for the chosen vehicle. */
registerModule('fits', ({ provideStore }) => {
  provideStore(PartFitsStore)
})
