import type { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { FindMisfit } from '#application/vehicles/find-misfit.ts'
import type { Misfits } from '#application/vehicles/misfits.port.ts'
import type { ApiAccess } from '#adapters/http/api-access.ts'
import { HttpVehicleRange } from '#adapters/http/vehicles/http-vehicle-range.ts'

export async function misfits(chosen: ChosenVehicleStore, access: ApiAccess): Promise<Misfits> {
  const { api } = await access()
  return new FindMisfit(chosen, new HttpVehicleRange(api))
}
