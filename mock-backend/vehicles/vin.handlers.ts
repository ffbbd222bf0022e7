import type { vinContract } from '#contracts/vehicles/vin.contract.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import { vehicleByVin } from './vehicle-by-vin.ts'
import { vehicleBySlug, vehicleDetails, vehicleSummary } from './vehicle-facts.ts'
import { vehicleGroups } from './vehicle-groups.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function vinHandlers({ catalogue }: Services): Handlers<typeof vinContract> {
  return {
    findVehicle: ({ body }) => {
      const vin = (body.formValues[0]?.value ?? '').trim().toUpperCase()
      const vehicle = vehicleByVin(vin)
      return { status: 200, body: { vehicle: vehicle ? vehicleSummary(vehicle, vin) : null } }
    },

    vehicle: ({ body }) => {
      const vehicle = vehicleBySlug(body.slug)
      if (vehicle?.type !== body.type) return { status: 200, body: { vehicle: null, groups: [] } }
      const groups = vehicleGroups(catalogue, vehicle.slug, catalogueLanguage[body.languageID])
      return { status: 200, body: { vehicle: vehicleDetails(vehicle), groups } }
    },
  }
}
