import { useSyncExternalStore } from 'react'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import { useContainer } from '../kernel/container.tsx'

/**
 * Returns the store of the vehicle that filters the parts on all pages. Not a view model, because a page uses the hook
 * about twenty times.
 */
export const useChosenVehicle = (): ChosenVehicleStore => useContainer().get(ChosenVehicleStore)

/**
 * Vehicle for the header and footer. They hydrate after the page and use the vehicle of the server's HTML until then.
 */
export function useLayoutVehicle(): ChosenVehicle | undefined {
  const chosenVehicleStore = useChosenVehicle()
  const now = chosenVehicleStore.vehicle
  return useSyncExternalStore(
    neverChanges,
    () => now,
    () => chosenVehicleStore.first,
  )
}

const neverChanges = () => () => {}
