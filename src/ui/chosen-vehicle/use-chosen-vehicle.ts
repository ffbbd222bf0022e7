import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { useContainer } from '../kernel/container.tsx'

/**
 * Vehicle that filters the parts on all pages. Returns the store itself, because a page uses it about twenty
 * times.
 */
export const useChosenVehicle = (): ChosenVehicleStore => useContainer().get(ChosenVehicleStore)
