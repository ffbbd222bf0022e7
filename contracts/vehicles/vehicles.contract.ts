import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { query } from '../call.ts'
import { caller, Slug } from '../shared.dto.ts'
import { VehicleMaker } from './vehicle.dto.ts'
import { VehicleDetails } from './vin.contract.ts'

export const PARTS_PER_FIT_CALL = 500

/** A range of years or chassis numbers that includes both ends. */
const FitRange = z.object({ from: z.optional(z.int()), to: z.optional(z.int()) })

/** Conditions for a vehicle of a model. Without any, the part fits all vehicles of the model. */
export const FitConditions = z.object({
  /** Axle configurations such as 6x2. */
  axleConfigurations: z.optional(z.array(z.string())),
  /** Diameter of disc or drum. */
  brakeSizesMm: z.optional(z.array(z.int())),
  engineCodes: z.optional(z.array(z.string())),
  yearsOfBuild: z.optional(FitRange),
  /** The number in the last six characters of the VIN. */
  chassisNumbers: z.optional(FitRange),
})
export type FitConditions = z.infer<typeof FitConditions>

export const PartFit = z.object({
  sku: z.string(),
  /** True if the part depends on no vehicle and is therefore listed for none. */
  universal: z.boolean(),
  /** Alternative conditions, any one of which is sufficient. Empty if the part does not fit the model. */
  conditions: z.array(FitConditions),
})

export const vehiclesContract = initContract().router({
  makers: query(
    '/api/vehicles/makers',
    z.object(caller),
    z.object({ makers: z.array(z.extend(VehicleMaker, { modelCount: z.int() })) }),
  ),
  ofMaker: query(
    '/api/vehicles/of-maker',
    z.object({ ...caller, maker: Slug }),
    z.object({ maker: z.nullable(VehicleMaker), vehicles: z.array(VehicleDetails) }),
  ),
  partFits: query(
    '/api/vehicles/fits',
    z.object({
      ...caller,
      slug: Slug,
      skus: z
        .array(z.string().check(z.minLength(1), z.maxLength(60)))
        .check(z.minLength(1), z.maxLength(PARTS_PER_FIT_CALL)),
    }),
    z.object({
      parts: z.array(PartFit),
      /** Years in which vehicles of the model were built; up to the current year if production continues. */
      modelYears: z.optional(FitRange),
    }),
  ),
})
