import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { query } from '../call.ts'
import { errorResponses } from '../errors/problem.ts'
import { NO_SIDE_EFFECTS } from '../reading.ts'
import { caller, CategoryHit, Image, LanguageId, Slug, Token } from '../shared.dto.ts'
import { Vehicle } from './vehicle.dto.ts'

export const VehicleDetails = z.object({
  ...Vehicle.shape,
  engineCode: z.nullable(z.string()),
  displacementCcm: z.nullable(z.int()),
  powerKw: z.nullable(z.int()),
  powerHp: z.nullable(z.int()),
  axleConfigurations: z.array(z.string()),
})

/** A main group with its sub groups. */
export const VehicleGroup = z.object({
  id: z.string(),
  name: z.string(),
  image: Image,
  count: z.int(),
  subGroups: z.array(CategoryHit),
})

export const vinContract = initContract().router({
  findVehicle: {
    method: 'POST',
    path: '/api/vin/findVehicle',
    metadata: NO_SIDE_EFFECTS,
    query: z.object({ token: z.optional(z.string()) }),
    body: z.object({
      formValues: z.array(
        z.object({ name: z.literal('IdentString'), value: z.string().check(z.maxLength(100)) }),
      ),
      lang: LanguageId,
      userToken: Token,
    }),
    responses: { ...errorResponses, 200: z.object({ vehicle: z.nullable(Vehicle) }) },
  },
  vehicle: query(
    '/api/vin/vehicle',
    z.object({
      ...caller,
      type: z.string().check(z.minLength(1), z.maxLength(100)),
      slug: Slug,
    }),
    z.object({ vehicle: z.nullable(VehicleDetails), groups: z.array(VehicleGroup) }),
  ),
})
