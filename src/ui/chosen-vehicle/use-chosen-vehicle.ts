import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { useContainer } from '../kernel/container.tsx'

/** Vehicle that filters the parts on all pages. The store itself: a page asks for it some twenty times. */
export const useChosenVehicle = (): ChosenVehicleStore => useContainer().get(ChosenVehicleStore)
