import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from './problem.ts'
import { LanguageId, Token } from './shared.dto.ts'

export const Vehicle = z.object({
  vin: z.nullable(z.string()),
  slug: z.string(),
  type: z.string(),
  manufacturer: z.string(),
  series: z.string(),
  model: z.string(),
  yearFrom: z.int(),
  yearTo: z.nullable(z.int()),
})

export const vinContract = initContract().router({
  findVehicle: {
    method: 'POST',
    path: '/api/vin/findVehicle',
    query: z.object({ token: z.optional(z.string()) }),
    body: z.object({
      formValues: z.array(
        z.object({ name: z.literal('IdentString'), value: z.string().check(z.maxLength(100)) }),
      ),
      lang: LanguageId,
      userToken: Token,
    }),
    responses: { ...refusals, 200: z.object({ vehicle: z.nullable(Vehicle) }) },
  },
})
