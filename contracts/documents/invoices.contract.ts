import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from '../errors/problem.ts'
import { READS } from '../reading.ts'
import { caller, Price } from '../shared.dto.ts'

export const invoicesContract = initContract().router(
  {
    ageing: {
      method: 'POST',
      path: '/api/invoices/ageing',
      metadata: READS,
      body: z.object(caller),
      responses: {
        ...refusals,
        200: z.object({
          /** ISO 4217. */
          currency: z.string(),
          priceVisible: z.boolean(),
          /** Range of days overdue, inclusive; an absent bound is open. Not yet due: toDays 0. */
          buckets: z.array(
            z.object({
              fromDays: z.optional(z.int()),
              toDays: z.optional(z.int()),
              count: z.int(),
              amount: z.optional(Price),
            }),
          ),
          creditLimit: z.optional(Price),
          openBalance: z.optional(Price),
          asOf: z.string(),
        }),
      },
    },
  },
  { strictStatusCodes: true },
)
