import { useSyncExternalStore } from 'react'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import { useContainer } from '../kernel/container.tsx'

/**
 * Vehicle that filters the parts on all pages. Returns the store itself, because a page uses it about twenty
 * times.
 */
export const useChosenVehicle = (): ChosenVehicleStore => useContainer().get(ChosenVehicleStore)

/** For the frame, which hydrates after the page: until then the vehicle of the server's HTML. */
export function useVehicleOfFrame(): ChosenVehicle | undefined {
  const chosen = useChosenVehicle()
  const now = chosen.vehicle
  return useSyncExternalStore(
    neverChanges,
    () => now,
    () => chosen.first,
  )
}

const neverChanges = () => () => {}
