import type { vehiclesContract } from '#contracts/vehicles/vehicles.contract.ts'
import { makerHead, makerSlug, vehicleMakers, vehicles, type VehicleMaker } from '../catalogue/vehicles.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'
import { requireRight } from '../session/callers.ts'
import { fitConditions } from './fit-conditions.ts'
import { vehicleBySlug, vehicleDetails } from './vehicle-facts.ts'

export function vehiclesHandlers({ catalogue, visitorOf }: Services): Handlers<typeof vehiclesContract> {
  /** Visitors may look for vehicles without logging in. */
  const requireVehicles = async (token: string | null) => {
    const { account, now } = await visitorOf({ token })
    if (account !== undefined) requireRight(account, 'vinSearch')
    return { now }
  }

  return {
    makers: async ({ body }) => {
      await requireVehicles(body.token)
      const makers = vehicleMakers.map((maker) => ({
        ...makerHead(maker),
        modelCount: vehiclesOf(maker).length,
      }))
      return { status: 200, body: { makers } }
    },

    ofMaker: async ({ body }) => {
      await requireVehicles(body.token)
      const maker = vehicleMakers.find((known) => makerSlug(known) === body.maker)
      if (maker === undefined) return { status: 200, body: { maker: null, vehicles: [] } }
      return {
        status: 200,
        body: { maker: makerHead(maker), vehicles: vehiclesOf(maker).map(vehicleDetails) },
      }
    },

    partFits: async ({ body }) => {
      const { now } = await requireVehicles(body.token)
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
        to: vehicle.yearTo ?? new Date(now).getUTCFullYear(),
      }
      return { status: 200, body: { parts, ...(modelYears && { modelYears }) } }
    },
  }
}

const vehiclesOf = ({ id }: VehicleMaker) => vehicles.filter(({ makerId }) => makerId === id)
