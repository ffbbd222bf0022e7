import type { VehicleMemory } from '#application/vehicles/vehicle-memory.port.ts'
import { vehicleCookie, vehicleIn } from '../cookies/vehicle-cookie.ts'

export const documentVehicleMemory: VehicleMemory = {
  remember: (text) => {
    document.cookie = vehicleCookie(text)
  },
  recall: () => vehicleIn(document.cookie),
}
