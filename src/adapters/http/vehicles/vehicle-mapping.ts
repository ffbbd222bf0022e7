import type { z } from 'zod/mini'
import type { Vehicle as VehicleDto } from '#contracts/vehicles/vehicle.dto.ts'
import type { VehicleDetails, VehicleGroup as VehicleGroupDto } from '#contracts/vehicles/vin.contract.ts'
import type { Vehicle, VehicleGroup, VehicleSummary } from '#domain/vehicles/vehicle.ts'

export function toVehicleSummary(dto: z.infer<typeof VehicleDto>): VehicleSummary {
  const { slug, type, manufacturer, series, model, yearFrom, yearTo } = dto
  return { slug, type, manufacturer, series, model, yearFrom, yearTo: yearTo ?? undefined }
}

export function toVehicle(dto: z.infer<typeof VehicleDetails>): Vehicle {
  return {
    ...toVehicleSummary(dto),
    engineCode: dto.engineCode ?? undefined,
    displacementCcm: dto.displacementCcm ?? undefined,
    powerKw: dto.powerKw ?? undefined,
    powerHp: dto.powerHp ?? undefined,
    axleConfigurations: dto.axleConfigurations,
  }
}

export const toVehicleGroup = ({ image, ...group }: z.infer<typeof VehicleGroupDto>): VehicleGroup => ({
  ...group,
  picture: image,
})
