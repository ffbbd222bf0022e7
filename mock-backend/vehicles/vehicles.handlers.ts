import type { vehiclesContract } from '#contracts/vehicles/vehicles.contract.ts'
import { makerSummary, makerSlug, vehicleMakers, vehicles, type VehicleMaker } from '../catalogue/vehicles.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'
import { fitConditions } from './fit-conditions.ts'
import { vehicleBySlug, vehicleDetails } from './vehicle-facts.ts'

export function vehiclesHandlers({ catalogue, clock }: Services): Handlers<typeof vehiclesContract> {
  return {
    makers: () => {
      const makers = vehicleMakers.map((maker) => ({
        ...makerSummary(maker),
        modelCount: vehiclesOf(maker).length,
      }))
      return { status: 200, body: { makers } }
    },

    ofMaker: ({ body }) => {
      const maker = vehicleMakers.find((candidate) => makerSlug(candidate) === body.maker)
      if (maker === undefined) return { status: 200, body: { maker: null, vehicles: [] } }
      return {
        status: 200,
        body: { maker: makerSummary(maker), vehicles: vehiclesOf(maker).map(vehicleDetails) },
      }
    },

    partFits: ({ body }) => {
      const vehicle = vehicleBySlug(body.slug)
      const products = vehicle ? [...new Set(body.skus)].flatMap((sku) => catalogue.findBySku(sku) ?? []) : []
      const parts = products.map((product) => ({
        sku: product.sku,
        universal: product.fitments.length === 0,
        conditions: product.fitments
          .filter(({ vehicleSlug }) => vehicleSlug === body.slug)
          .map((fitment) => fitConditions(product, fitment)),
      }))
      const modelYears = vehicle && {
        from: vehicle.yearFrom,
        to: vehicle.yearTo ?? new Date(clock()).getUTCFullYear(),
      }
      return { status: 200, body: { parts, ...(modelYears && { modelYears }) } }
    },
  }
}

const vehiclesOf = ({ id }: VehicleMaker) => vehicles.filter(({ makerId }) => makerId === id)
