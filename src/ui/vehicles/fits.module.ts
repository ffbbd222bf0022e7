import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { LoadPartFits } from '#application/vehicles/load-part-fits.ts'
import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import { TellVehicleFacts } from '#application/vehicles/tell-vehicle-facts.ts'
import { registerModule } from '../kernel/module.ts'
import { FitsViewModel } from './fits.view-model.ts'
import './vehicle-range.module.ts'

/** Whether parts fit the chosen vehicle. */
registerModule('fits', ({ provide, provideStore }) => {
  provideStore(PartFitsStore)
  provide(LoadPartFits)
  provide(TellVehicleFacts)
  provide(FitsViewModel, ChosenVehicleStore, PartFitsStore, LoadPartFits, TellVehicleFacts)
})
