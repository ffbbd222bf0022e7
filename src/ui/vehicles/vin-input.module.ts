import { EventBus } from '#application/shared/event-bus.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { registerModule } from '../kernel/module.ts'
import { VinInputViewModel } from './vin-input.view-model.ts'

/** What is typed as a VIN, in the header and on the page for it, and what was searched last. */
registerModule('vin-input', ({ provide }) => {
  provide(LoadVinHistory)
  provide(VinInputViewModel, LoadVinHistory, VinHistoryStore, EventBus)
})
