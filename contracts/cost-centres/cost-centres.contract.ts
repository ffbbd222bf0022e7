import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from '../errors/problem.ts'
import { READS } from '../reading.ts'
import { caller } from '../shared.dto.ts'

export const CostCentreId = z.string().check(z.minLength(1), z.maxLength(20))
/** Number of a job, a vehicle or a building site. */
export const JobText = z.string().check(z.maxLength(35))

const CostCentre = z.object({
  /** The customer's own number of it. */
  id: z.string(),
  name: z.string(),
  /** A closed one takes no more orders. */
  isOpen: z.boolean(),
})

/** Cost centres of the customer's company. */
export const costCentresContract = initContract().router(
  {
    list: {
      method: 'POST',
      path: '/api/cost-centres/list',
      metadata: READS,
      body: z.object(caller),
      responses: { ...refusals, 200: z.object({ costCentres: z.array(CostCentre) }) },
    },
  },
  { strictStatusCodes: true },
)
