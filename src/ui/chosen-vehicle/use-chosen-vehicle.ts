import { useSyncExternalStore } from 'react'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import { useContainer } from '../kernel/container.tsx'

/**
 * Vehicle that filters the parts on all pages. Returns the store itself, because a page uses it about twenty
 * times.
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
