import type { SearchResult } from '../search-engine/catalogue-query.ts'
import { makerSummary, vehicleMakers } from '../catalogue/vehicles.ts'
import { vehicleBySlug, vehicleSummary } from '../vehicles/vehicle-facts.ts'

/** Vehicles and makers that the term names; undefined if it names none of them. */
export const vehiclesNamed = ({
  namedVehicles,
  namedMakers,
}: Pick<SearchResult, 'namedVehicles' | 'namedMakers'>) => ({
  ...(namedVehicles.length > 0 && {
    namedVehicles: namedVehicles.flatMap((slug) => {
      const vehicle = vehicleBySlug(slug)
      return vehicle === undefined ? [] : [vehicleSummary(vehicle)]
    }),
  }),
  ...(namedMakers.length > 0 && {
    namedMakers: vehicleMakers.filter(({ id }) => namedMakers.includes(id)).map(makerSummary),
  }),
})
