import type { z } from 'zod/mini'
import type { Vehicle as VehicleDto } from '#contracts/vehicles/vehicle.dto.ts'
import type { VehicleDetails, VehicleGroup as VehicleGroupDto } from '#contracts/vehicles/vin.contract.ts'
import type { Vehicle, VehicleGroup, VehicleSummary } from '#domain/vehicles/vehicle.ts'
import { withoutNulls } from '../codes.ts'

export function toVehicleSummary(dto: z.infer<typeof VehicleDto>): VehicleSummary {
  const { vin: _, ...vehicle } = withoutNulls(dto)
  return vehicle
}

export function toVehicle(dto: z.infer<typeof VehicleDetails>): Vehicle {
  const { vin: _, ...vehicle } = withoutNulls(dto)
  return vehicle
}

export const toVehicleGroup = ({ image, ...group }: z.infer<typeof VehicleGroupDto>): VehicleGroup => ({
  ...group,
  picture: image,
})
